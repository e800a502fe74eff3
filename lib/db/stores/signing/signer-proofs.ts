import { db, type Tx } from "#lib/db/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { SignerOf } from "../documents/documents.ts";

/** When a browser gave its proof, and used it last; null: it has none of this signer. */
export async function findProof(tx: Tx, signerId: Unscoped<"locked", string>, hash: string) {
	const select = { presentAt: true, provedAt: true, lastUsedAt: true, handId: true };
	return tx.signerProof.findFirst({ where: { hash, signerId }, select });
}

/** What a browser has shown by now of who holds it. */
export async function insertProof(
	tx: Tx,
	{ id: signerId }: SignerOf<{ id: string }>,
	proof: { hash: string; presentAt: Date | null; provedAt: Date | null; lastUsedAt: Date; handId?: string },
): Promise<void> {
	await tx.signerProof.create({ data: { signerId, ...proof }, select: { hash: true } });
}

/**
 * A browser is to be asked again.
 *
 * @returns false when there was nothing to end
 */
export async function endProof(tx: Tx, { id: signerId }: SignerOf<{ id: string }>, hash: string): Promise<boolean> {
	const { count } = await tx.signerProof.deleteMany({ where: { hash, signerId } });
	return count === 1;
}

/** A proof was used; one that is gone meanwhile stays gone. */
export async function touchProof(hash: Unscoped<"secret", string>, at: Date): Promise<void> {
	await db().signerProof.updateMany({ where: { hash, lastUsedAt: { lt: at } }, data: { lastUsedAt: at } });
}

/** Whether a browser has come in by what it proved then. */
export async function hasComeIn(signerId: Unscoped<"locked", string>, since: Date): Promise<boolean> {
	const where = { signerId, provedAt: { not: null }, lastUsedAt: { gt: since } };
	return (await db().signerProof.findFirst({ where, select: { hash: true } })) !== null;
}

/** Whatever these signers have proved, the codes they were sent and the documents they have shown count for nothing any more. */
export async function deleteProofs(tx: Tx, signerIds: Unscoped<"locked", string[]>): Promise<void> {
	await tx.signerProof.deleteMany({ where: { signerId: { in: signerIds } } });
	await tx.signerCode.deleteMany({ where: { signerId: { in: signerIds } } });
	// With the keys of their pictures, which nobody can read from now on.
	await tx.identityVerification.deleteMany({ where: { signerId: { in: signerIds } } });
}

/** Whether any of these signers has shown a document of who they are. */
export async function hasVerification(tx: Tx, signerIds: Unscoped<"locked", string[]>): Promise<boolean> {
	const where = { signerId: { in: signerIds } };
	return (await tx.identityVerification.findFirst({ where, select: { id: true } })) !== null;
}

/** What is known of the code that a signer asked for last. */
export async function findCode(signerId: Unscoped<"locked", string>, tx: Tx = db()) {
	return tx.signerCode.findUnique({
		where: { signerId },
		select: { askedAt: true, hash: true, expiresAt: true },
	});
}

/** A signer asks for a code: the one before counts no more, and this one once it is composed. */
export async function putCode(
	tx: Tx,
	{ id: signerId }: SignerOf<{ id: string }>,
	times: { askedAt: Date; expiresAt: Date },
): Promise<void> {
	const code = { ...times, hash: null };
	await tx.signerCode.upsert({
		where: { signerId },
		create: { signerId, ...code },
		update: code,
		select: { signerId: true },
	});
}

/**
 * The code that was asked for is composed, and counts from now on.
 *
 * @returns false when another was asked for meanwhile, or it counts for nothing any more
 */
export async function setCodeHash(
	signerId: Unscoped<"job", string>,
	askedAt: Date,
	now: Date,
	code: { hash: string; expiresAt: Date },
): Promise<boolean> {
	const where = { signerId, askedAt, expiresAt: { gt: now } };
	const { count } = await db().signerCode.updateMany({ where, data: code });
	return count === 1;
}

/** Marks a code as used: it stays valid only for calls that arrived before this moment. */
export async function expireCode(tx: Tx, { id: signerId }: SignerOf<{ id: string }>, at: Date): Promise<void> {
	await tx.signerCode.updateMany({ where: { signerId, expiresAt: { gt: at } }, data: { expiresAt: at } });
}

/** Invalidates every code of the signer. */
export async function deleteCode(tx: Tx, { id: signerId }: SignerOf<{ id: string }>): Promise<void> {
	await tx.signerCode.deleteMany({ where: { signerId } });
}
