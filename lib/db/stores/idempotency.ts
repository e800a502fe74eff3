import { db, type Tx } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";

/** A call that carried a key, as one request sees it. */
export type KeyedCall = { accountId: string; id: string; claim: string };

export type KnownCall = {
	fingerprint: string;
	isCommitted: boolean;
	/** Until then it may still answer. */
	claimedUntil: Date;
	/** null as long as nothing was answered. */
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
		WHERE NOT "IdempotencyKey"."isCommitted" AND "IdempotencyKey"."claimedUntil" < ${now}
			AND "IdempotencyKey"."fingerprint" = excluded."fingerprint"`;
	if (claimed === 1) return null;
	const known = await db().idempotencyKey.findUnique({
		where: { accountId_id: { accountId, id } },
		select: { fingerprint: true, isCommitted: true, claimedUntil: true, status: true, body: true },
	});
	return known && readJson("IdempotencyKey", known);
}

/** Notes in the call's own transaction that it takes effect. @returns whether the request still has the key */
export async function commitKey(tx: Tx, { accountId, id, claim }: KeyedCall): Promise<boolean> {
	const { count } = await tx.idempotencyKey.updateMany({
		where: { accountId, id, claim },
		data: { isCommitted: true },
	});
	return count === 1;
}

/** Keeps the answer for repeated calls. */
export async function keepAnswer(
	{ accountId, id, claim }: KeyedCall,
	answer: { status: number; body: object | null },
): Promise<void> {
	const { status, body } = answer;
	await db().idempotencyKey.updateMany({
		where: { accountId, id, claim },
		data: { isCommitted: true, status, ...(body === null ? {} : { body }) },
	});
}

/** Lets go of the key of a call that changed nothing, so that it can be sent again. */
export async function releaseKey({ accountId, id, claim }: KeyedCall): Promise<void> {
	await db().idempotencyKey.deleteMany({ where: { accountId, id, claim, isCommitted: false } });
}
