import { findSession } from "#lib/db/stores/identity-verification/identity-sessions.ts";
import {
	findVerificationForJob,
	updateVerification,
} from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { lockTry } from "#lib/domain/identity-verification/lock-try.ts";
import { isToBeLookedAt, sessionOf } from "#lib/domain/identity-verification/rules.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";

/**
 * A browser comes back from a provider's page: a job asks what has become of the try. It comes as often as somebody goes
 * back and forth, and shows nobody anything.
 */
export const returnFromProvider = defineVerb(
	{ permission: "identity.prove" },
	async (context: VisitorContext, sessionId: string): Promise<void> => {
		const session = isUuid(sessionId) ? await findSession(sessionId) : null;
		const known = session?.verificationId ? await findVerificationForJob(session.verificationId) : null;
		if (!known) return;
		await inTransaction(async (tx) => {
			const locked = await lockTry(tx, { accountId: known.accountId }, known);
			const current = locked?.verification;
			if (current?.id !== known.id || !isToBeLookedAt(current) || sessionOf(current)?.id !== sessionId) return;
			const now = context.now();
			if (current.status === "Capturing") {
				await updateVerification(tx, current, { status: "Submitted", statusAt: now, submittedAt: now });
			}
			await enqueue(tx, "identity", { verificationId: known.id });
		});
	},
);
