import type { IdentityVerifier } from "#lib/contract/signing/identity-settings.ts";
import { findSession, insertIdentityEvent, nameSession } from "#lib/db/stores/identity-sessions.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { enqueue } from "#lib/jobs/queue.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { hostedVerifierOf } from "#lib/verifiers/verifiers.ts";

/**
 * A provider tells that something happened to a session. It is kept once; what happened a job asks the provider, so that
 * the order in which events come says nothing. Sessions that are not ours are taken the same way, without a word.
 *
 * @returns unsigned: it is not the provider's, or was signed long ago; none: the installation has no such provider
 */
export const takeVerifierEvent = defineVerb(
	{ permission: "identity.prove" },
	async (
		context: VisitorContext,
		{ verifier, body, signature }: { verifier: IdentityVerifier; body: Buffer; signature: string },
	): Promise<"taken" | "unsigned" | "none"> => {
		const hosted = hostedVerifierOf(verifier);
		if (!hosted) return "none";
		const event = hosted.readEvent(body, signature);
		if (!event) return "unsigned";
		if (event === "foreign" || !isUuid(event.reference)) return "taken";
		const { id, type, reference, sessionId } = event;
		await inTransaction(async (tx) => {
			const session = await findSession(reference, tx);
			if (session?.verifier !== verifier || !(await nameSession(tx, { id: reference, sessionId }))) return;
			const isNew = await insertIdentityEvent(tx, { id, sessionRow: reference, type, receivedAt: context.now() });
			if (!isNew || session.verificationId === null) return;
			await enqueue(tx, "identity", { verificationId: session.verificationId });
		});
		return "taken";
	},
);
