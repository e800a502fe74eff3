import type { IdentityVerifier, TryVerifier } from "#lib/contract/signing/identity-settings.ts";
import {
	findSession,
	insertIdentityEvent,
	nameSession,
} from "#lib/db/stores/identity-verification/identity-sessions.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import type { VerifierEvent } from "#lib/verifiers/verifier.ts";
import { hostedVerifierOf } from "#lib/verifiers/verifiers.ts";

/** A provider tells of its sandbox at the same address, with a signature of its own. */
const TRIES_OF: Record<IdentityVerifier, readonly TryVerifier[]> = { BuiltIn: [], Stripe: ["Stripe", "StripeTest"] };

type Read = VerifierEvent | "foreign";

/** What an event says by each of these that has signed it; null: the installation has access to none. */
async function readBy(
	names: readonly TryVerifier[],
	body: Buffer,
	signature: string,
): Promise<ReadonlyMap<string, Read> | null> {
	const read = new Map<string, Read>();
	let hasAccess = false;
	for (const name of names) {
		const hosted = hostedVerifierOf(name);
		if (!hosted) continue;
		hasAccess = true;
		const event = await hosted.readEvent(body, signature);
		if (event) read.set(name, event);
	}
	return hasAccess ? read : null;
}

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
		const read = await readBy(TRIES_OF[verifier], body, signature);
		if (!read) return "none";
		const [event] = read.values();
		if (!event) return "unsigned";
		if (event === "foreign" || !isUuid(event.reference)) return "taken";
		const { id, type, reference, sessionId } = event;
		await inTransaction(async (tx) => {
			const session = await findSession(reference, tx);
			if (!session || !read.has(session.verifier) || !(await nameSession(tx, { id: reference, sessionId }))) return;
			const isNew = await insertIdentityEvent(tx, { id, sessionRow: reference, type, receivedAt: context.now() });
			if (!isNew || session.verificationId === null) return;
			await enqueue(tx, "identity", { verificationId: session.verificationId });
		});
		return "taken";
	},
);
