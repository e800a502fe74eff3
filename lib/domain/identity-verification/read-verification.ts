import { log } from "#lib/config/log.ts";
import type { IdentityKind } from "#lib/contract/signing/identity-page.ts";
import { findVerificationForJob } from "#lib/db/stores/identity-verifications.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import type { PlainDate, Reading } from "#lib/identity/types.ts";
import { readIdentityDocument } from "#lib/pdf/identity/read-identity-document.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { conclude } from "./conclude.ts";
import { lockTry } from "./lock-try.ts";
import { openStoredPicture } from "./open-stored-picture.ts";
import { dayIn } from "./rules.ts";

/** What cannot be read at all, whoever tries: the signer types the lines, or the sender looks at the pictures. */
const UNREAD: Reading = { source: null, data: null, checkDigitsHold: null, problems: ["NothingFound"] };

/**
 * Reads what a signer has sent, and judges it. Reading takes seconds and locks nothing; a try that is not waiting for it
 * any more is left alone.
 *
 * @param isLastAttempt what fails now is not tried again: nothing was read then
 * @throws Error when reading fails; the job tries again
 */
export const readVerification = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, verificationId: string, { isLastAttempt }: { isLastAttempt: boolean }): Promise<void> => {
		const sent = await findVerificationForJob(verificationId);
		if (sent?.status !== "Submitted") return;
		const today = dayIn(context.now(), "UTC");
		const reading = await read(sent, today).catch((error: unknown) => {
			if (!isLastAttempt) throw error;
			log.error({ error, verificationId }, "an identity document could not be read");
			return UNREAD;
		});
		await inTransaction(async (tx) => {
			const locked = await lockTry(tx, { accountId: sent.accountId }, sent);
			if (locked?.verification.id !== sent.id || locked.verification.status !== "Submitted") return;
			await conclude(tx, context, locked, { reading, mayType: true });
		});
	},
);

type Sent = NonNullable<Awaited<ReturnType<typeof findVerificationForJob>>>;

async function read(sent: Sent, today: PlainDate): Promise<Reading> {
	const pictureOf = (name: string) => sent.pictures.find(({ picture }) => picture === name);
	const [front, back] = [pictureOf("Front"), pictureOf("Back")];
	if (!front) throw new Error("A picture of the document is missing.");
	const pictures = {
		front: await openStoredPicture(sent.accountId, front),
		...(back && { back: await openStoredPicture(sent.accountId, back) }),
	};
	// Only what the contract knows was ever stored.
	return readIdentityDocument(sent.kind as IdentityKind, pictures, today);
}
