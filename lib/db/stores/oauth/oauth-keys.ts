import { db, type Tx } from "#lib/db/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

export type SigningKeyRow = { id: string; sealed: Uint8Array<ArrayBuffer>; activatesAt: Date; retiresAt: Date | null };

/** Keys that are published now, the newest first. */
export async function listSigningKeys(now: Unscoped<"installation", Date>): Promise<SigningKeyRow[]> {
	return db().oAuthSigningKey.findMany({
		where: { OR: [{ retiresAt: null }, { retiresAt: { gt: now } }] },
		orderBy: { activatesAt: "desc" },
		select: { id: true, sealed: true, activatesAt: true, retiresAt: true },
	});
}

/** Holds the set of keys, so that one process at a time changes it. */
export async function lockSigningKeys(tx: Tx): Promise<void> {
	await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('oauth-signing-keys', 0))`;
}

/** How many keys sign, or will sign, that became active after a time; the ignored ones cannot be opened. */
export async function countUnretiredKeys(
	tx: Tx,
	activeAfter: Unscoped<"installation", Date>,
	ignored: string[],
): Promise<number> {
	return tx.oAuthSigningKey.count({
		where: { retiresAt: null, activatesAt: { gt: activeAfter }, id: { notIn: ignored } },
	});
}

/** Adds a key and lets those before it go at the given time. */
export async function insertSigningKey(
	tx: Tx,
	key: Unscoped<"installation", { id: string; sealed: Uint8Array<ArrayBuffer>; activatesAt: Date }>,
	othersRetireAt: Date,
): Promise<void> {
	await tx.oAuthSigningKey.updateMany({ where: { retiresAt: null }, data: { retiresAt: othersRetireAt } });
	await tx.oAuthSigningKey.create({ data: key, select: { id: true } });
}
