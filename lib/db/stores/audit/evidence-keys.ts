import { db, type Tx } from "#lib/db/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

export type EvidenceKeyRow = { id: string; wrapped: Uint8Array<ArrayBuffer> };

/** The key that new records are authenticated with; null before the first one. */
export async function findEvidenceKeyInUse(tx: Unscoped<"installation", Tx> = db()): Promise<EvidenceKeyRow | null> {
	return tx.evidenceKey.findFirst({ where: { retiredAt: null }, select: { id: true, wrapped: true } });
}

/** Ids of all keys there are, and of those that records name. */
export async function listEvidenceKeyIds(): Promise<string[]> {
	const rows = await db().$queryRaw<{ id: string }[]>`
		SELECT "id" FROM "EvidenceKey" UNION SELECT "macKeyId" FROM "SealingCertificate"`;
	return rows.map(({ id }) => id);
}

/** Keys by their ids, retired or not. */
export async function findEvidenceKeys(ids: Unscoped<"installation", string[]>): Promise<EvidenceKeyRow[]> {
	return db().evidenceKey.findMany({ where: { id: { in: ids } }, select: { id: true, wrapped: true } });
}

/** All keys, locked. */
export async function lockEvidenceKeys(tx: Unscoped<"installation", Tx>): Promise<EvidenceKeyRow[]> {
	return tx.$queryRaw<EvidenceKeyRow[]>`SELECT "id", "wrapped" FROM "EvidenceKey" FOR UPDATE`;
}

export async function setWrappedKey(tx: Tx, { id, wrapped }: Unscoped<"locked", EvidenceKeyRow>): Promise<void> {
	await tx.evidenceKey.update({ where: { id }, data: { wrapped } });
}

/** Retires a key and adds another one, unless another process has added one first. */
export async function insertEvidenceKey(
	key: Unscoped<"installation", EvidenceKeyRow>,
	former: EvidenceKeyRow | null,
): Promise<void> {
	await db().$executeRaw`UPDATE "EvidenceKey" SET "retiredAt" = now() WHERE "id" = ${former?.id ?? null}::uuid`;
	await db().$executeRaw`
		INSERT INTO "EvidenceKey" ("id", "wrapped") VALUES (${key.id}::uuid, ${key.wrapped}) ON CONFLICT DO NOTHING`;
}
