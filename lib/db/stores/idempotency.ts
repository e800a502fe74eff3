import { db, type Tx } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";

/** A call that carried a key, as one request sees it. */
export type KeyedCall = { accountId: string; id: string; claim: string };

export type KnownCall = {
	fingerprint: string;
	/** Until then it may still answer. */
	claimedUntil: Date;
	/** null as long as nothing was changed. */
	status: number | null;
	body: unknown;
};

/**
 * Claims a key for a request: an unknown one, or one whose request died before it changed anything.
 *
 * @returns null when claimed; else what is known of the call that has it
 */
export async function claimKey(
	{ accountId, id, claim }: KeyedCall,
	fingerprint: string,
	now: Date,
	leaseMs: number,
): Promise<KnownCall | null> {
	const until = new Date(now.getTime() + leaseMs);
	const claimed = await db().$executeRaw`
		INSERT INTO "IdempotencyKey" ("accountId", "id", "fingerprint", "claim", "claimedUntil", "createdAt")
		VALUES (${accountId}::uuid, ${id}, ${fingerprint}, ${claim}::uuid, ${until}, ${now})
		ON CONFLICT ("accountId", "id") DO UPDATE
		SET "claim" = excluded."claim", "claimedUntil" = excluded."claimedUntil"
		WHERE "IdempotencyKey"."status" IS NULL AND "IdempotencyKey"."claimedUntil" < ${now}
			AND "IdempotencyKey"."fingerprint" = excluded."fingerprint"`;
	if (claimed === 1) return null;
	const known = await db().idempotencyKey.findUnique({
		where: { accountId_id: { accountId, id } },
		select: { fingerprint: true, claimedUntil: true, status: true, body: true },
	});
	return known && readJson("IdempotencyKey", known);
}

/** Extends the claim of a running call. */
export async function renewClaim({ accountId, id, claim }: KeyedCall, now: Date, leaseMs: number): Promise<void> {
	const claimedUntil = new Date(now.getTime() + leaseMs);
	await db().idempotencyKey.updateMany({ where: { accountId, id, claim, status: null }, data: { claimedUntil } });
}

/** Stores the answer for repeated calls in the call's transaction. @returns whether the request still has the key */
export async function keepAnswer(
	tx: Tx,
	{ accountId, id, claim }: KeyedCall,
	answer: { status: number; body: object | null },
): Promise<boolean> {
	const { status, body } = answer;
	const data = { status, ...(body === null ? {} : { body }) };
	return (await tx.idempotencyKey.updateMany({ where: { accountId, id, claim }, data })).count === 1;
}

/** Releases the key of a call that changed nothing, so that the call can be repeated. */
export async function releaseKey({ accountId, id, claim }: KeyedCall): Promise<void> {
	await db().idempotencyKey.deleteMany({ where: { accountId, id, claim, status: null } });
}
