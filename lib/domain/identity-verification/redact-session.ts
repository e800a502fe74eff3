import type { TryVerifier } from "#lib/contract/signing/identity-settings.ts";
import type { Tx } from "#lib/db/client.ts";
import { findSession, settleSession } from "#lib/db/stores/identity-verification/identity-sessions.ts";
import { isFromOriginal } from "#lib/db/stores/installation/installation.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { hostedVerifierOf } from "#lib/verifiers/verifiers.ts";

/** Has providers told, once this is committed, to remove what they hold of sessions. */
export async function redactSessions(tx: Tx, ids: readonly string[]): Promise<void> {
	for (const sessionId of ids) await enqueue(tx, "identity-redact", { sessionId });
}

/**
 * Has a provider remove what it holds of a session that nobody needs any more. In a detached copy, the provider keeps
 * sessions of the original, which may still need them.
 *
 * @throws Error when it cannot be done now; the job tries again, and the hourly round after it
 */
export const redactSession = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, id: string): Promise<void> => {
		const session = await findSession(id);
		if (!session || (session.verificationId !== null && session.redactAt === null)) return;
		if (session.redactedAt === null && !(await isFromOriginal(session))) {
			// Only what the contract knows was ever stored.
			const hosted = hostedVerifierOf(session.verifier as TryVerifier);
			if (!hosted) throw new Error(`This installation no longer has access to ${session.verifier}.`);
			await hosted.redact({ reference: session.id, sessionId: session.sessionId });
		}
		await inTransaction((tx) => settleSession(tx, session, context.now()));
	},
);
