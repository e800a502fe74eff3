import { db, type Tx } from "#lib/db/client.ts";
import type { IdentitySession } from "#lib/db/generated/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { StoredVerification } from "./identity-verifications.ts";

/** Keeps what a provider is going to know a try by, before it is asked. */
export async function insertSession(
	tx: Tx,
	{ id: verificationId, accountId, verifier }: StoredVerification,
	{ id, createdAt }: Pick<IdentitySession, "id" | "createdAt">,
): Promise<void> {
	await tx.identitySession.create({
		data: { id, accountId, verifier, verificationId, createdAt },
		select: { id: true },
	});
}

/** A try goes on without a session: whatever the provider holds of it goes. */
export async function detachSession(tx: Tx, { id }: Unscoped<"locked", { id: string }>): Promise<void> {
	await tx.identitySession.updateMany({ where: { id }, data: { verificationId: null } });
}

/** Keeps its id at the provider, once. @returns false for a session that is known by another id, or unknown */
export async function nameSession(
	tx: Tx,
	{ id, sessionId }: Unscoped<"secret", { id: string; sessionId: string }>,
): Promise<boolean> {
	const { count } = await tx.identitySession.updateMany({
		where: { id, OR: [{ sessionId: null }, { sessionId }] },
		data: { sessionId },
	});
	return count === 1;
}

/** A session by what the provider knows it by. */
export async function findSession(id: Unscoped<"secret", string>, tx: Tx = db()) {
	return tx.identitySession.findUnique({ where: { id } });
}

/** Keeps that an event came. @returns false when it came before */
export async function insertIdentityEvent(
	tx: Tx,
	event: Unscoped<"locked", { id: string; sessionRow: string; type: string; receivedAt: Date }>,
): Promise<boolean> {
	const { count } = await tx.identityEvent.createMany({ data: [event], skipDuplicates: true });
	return count === 1;
}

/** Sessions that a provider is to remove: somebody said so, or their try is gone. */
export async function listSessionsToRedact(limit: Unscoped<"installation", number>) {
	return db().identitySession.findMany({
		where: { OR: [{ verificationId: null }, { redactAt: { not: null }, redactedAt: null }] },
		select: { id: true },
		take: limit,
	});
}

/** The provider has removed it; where the try is gone, nothing is left to know. */
export async function settleSession(tx: Tx, { id }: Unscoped<"job", { id: string }>, redactedAt: Date): Promise<void> {
	const { count } = await tx.identitySession.deleteMany({ where: { id, verificationId: null } });
	if (count === 0) await tx.identitySession.updateMany({ where: { id }, data: { redactedAt } });
}
