import { log } from "#lib/config/log.ts";
import type { IdentityKind } from "#lib/contract/signing/identity-page.ts";
import type { TryVerifier } from "#lib/contract/signing/identity-settings.ts";
import { findVerificationForJob } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import type { Reading } from "#lib/identity/identity-types.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import type { Looked } from "#lib/verifiers/verifier.ts";
import { verifierOf } from "#lib/verifiers/verifiers.ts";
import { applyLook } from "./apply-look.ts";
import { lockTry } from "./lock-try.ts";
import { openStoredPicture } from "./open-stored-picture.ts";
import { dayIn, isToBeLookedAt, sessionOf } from "./rules.ts";

/** What cannot be read at all, whoever tries: the signer types the lines, or the sender looks at the pictures. */
const UNREAD: Reading = { source: null, data: null, checkDigitsHold: null, problems: ["NothingFound"] };

/**
 * Has a try verified that a signer has sent, or asks the provider what has become of it, and does what follows. Looking
 * takes seconds and locks nothing; a try that is not waiting for it any more is left alone.
 *
 * @param isLastAttempt what fails now is not tried again: nothing was read then
 * @throws Error when it fails; the job tries again
 */
export const readVerification = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, verificationId: string, { isLastAttempt }: { isLastAttempt: boolean }): Promise<void> => {
		const sent = await findVerificationForJob(verificationId);
		if (!sent || !isToBeLookedAt(sent)) return;
		const looked = await look(sent, context.now()).catch((error: unknown) => {
			// A provider will still know it in an hour.
			if (!isLastAttempt || sent.verifier !== "BuiltIn") throw error;
			log.error({ error, verificationId }, "could not read an identity document");
			return { state: "read" as const, reading: UNREAD, confirmed: null };
		});
		await inTransaction(async (tx) => {
			const locked = await lockTry(tx, { accountId: sent.accountId }, sent);
			if (!locked || locked.verification.id !== sent.id || !isToBeLookedAt(locked.verification)) return;
			// Another session was begun meanwhile: what was found is about the one before.
			if (sessionOf(locked.verification)?.id !== sessionOf(sent)?.id) return;
			await applyLook(tx, context, locked, looked);
		});
	},
);

type Sent = NonNullable<Awaited<ReturnType<typeof findVerificationForJob>>>;

async function look(sent: Sent, now: Date): Promise<Looked> {
	// Only what the contract knows was ever stored.
	const verifier = verifierOf(sent.verifier as TryVerifier);
	if (!verifier) throw new Error(`This installation has no access to ${sent.verifier}.`);
	return verifier.look({
		kind: sent.kind as IdentityKind,
		today: dayIn(now, "UTC"),
		async picture(which) {
			const found = sent.pictures.find(({ picture }) => picture === which);
			return found ? openStoredPicture(sent.accountId, found) : null;
		},
		sessionId: sessionOf(sent)?.sessionId ?? null,
	});
}
