import type { SenderIdentityStatus } from "#lib/contract/sender-identities/literals.ts";
import type { Tx } from "#lib/db/client.ts";
import { type LockedIdentity, updateIdentity } from "#lib/db/stores/sender-identities/sender-identities.ts";
import { listActiveAdmins } from "#lib/db/stores/users/account-users.ts";
import type { Context } from "#lib/domain/context.ts";
import { enqueue } from "#lib/queue/queue.ts";
import type { IdentityEvent } from "./emit-identity-event.ts";
import { recordIdentityEvent } from "./record-identity-event.ts";
import { type IdentityAnswer, stateAfter } from "./rules.ts";

const EVENTS: Record<Exclude<SenderIdentityStatus, "Pending">, IdentityEvent> = {
	Verified: "SenderIdentityVerified",
	Denied: "SenderIdentityDenied",
	Revoked: "SenderIdentityRevoked",
};

type Given = {
	answer: IdentityAnswer;
	/** The question is too old to agree to. */
	isExpired: boolean;
	/** Who asked; null once that user is gone. */
	createdBy: { id: string; status: string } | null;
};

/**
 * Keeps what a person answered, by whichever way, and tells who asked.
 *
 * @returns where the identity stands then
 * @throws AppError LinkUnusable
 */
export async function recordAnswer(
	tx: Tx,
	context: Context,
	identity: LockedIdentity,
	{ answer, isExpired, createdBy }: Given,
): Promise<SenderIdentityStatus> {
	const now = context.now();
	const status = stateAfter(identity.status, answer, isExpired);
	if (status === null || status === "Pending") return identity.status;
	const approvedAt = status === "Verified" ? now : null;
	await updateIdentity(tx, identity, { status, approvedAt, modifiedAt: now });
	const way = context.principal.kind === "user" ? "ownSettings" : "mailedLink";
	await recordIdentityEvent(tx, context, identity, EVENTS[status], { way });
	await tellWhoAsked(tx, identity, createdBy);
	return status;
}

/** Whoever asked waits for the answer; the Admins stand in for somebody who has left. */
async function tellWhoAsked(
	tx: Tx,
	{ accountId, id: senderIdentityId }: LockedIdentity,
	createdBy: Given["createdBy"],
): Promise<void> {
	const readers = createdBy?.status === "Active" ? [createdBy] : await listActiveAdmins(tx, accountId);
	for (const { id: userId } of readers) {
		await enqueue(tx, "mail", { kind: "identity-answered", accountId, userId, senderIdentityId });
	}
}
