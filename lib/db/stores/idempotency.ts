import { db, type Tx } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";

/** A call that carried a key, as one request sees it. */
export type KeyedCall = { accountId: string; id: string; claim: string };

export type KnownCall = {
	fingerprint: string;
	/** Milliseconds until another request can claim the key, unless the claim is renewed. */
	freeInMs: number;
	/** null as long as nothing was changed. */
	status: number | null;
	body: unknown;
};

/**
 * Claims a key for a request: an unknown one, or one whose request died before it changed anything. Claims end by the
 * database's clock, since the clocks of two processes can differ by more than a claim lasts.
 *
 * @returns null when claimed; else what is known of the call that has it
 */
export async function claimKey(
	{ accountId, id, claim }: KeyedCall,
	fingerprint: string,
	leaseMs: number,
): Promise<KnownCall | null> {
	const claimed = await db().$executeRaw`
		INSERT INTO "IdempotencyKey" ("accountId", "id", "fingerprint", "claim", "claimedUntil", "createdAt")
		VALUES (${accountId}::uuid, ${id}, ${fingerprint}, ${claim}::uuid,
			now() + ${leaseMs} * interval '1 millisecond', now())
		ON CONFLICT ("accountId", "id") DO UPDATE
		SET "claim" = excluded."claim", "claimedUntil" = excluded."claimedUntil"
		WHERE "IdempotencyKey"."status" IS NULL AND "IdempotencyKey"."claimedUntil" < now()
			AND "IdempotencyKey"."fingerprint" = excluded."fingerprint"`;
	if (claimed === 1) return null;
	const [known] = await db().$queryRaw<KnownCall[]>`
		SELECT "fingerprint", "status", "body",
			(extract(epoch FROM "claimedUntil" - now()) * 1000)::float AS "freeInMs"
		FROM "IdempotencyKey" WHERE "accountId" = ${accountId}::uuid AND "id" = ${id}`;
	return known ? readJson("IdempotencyKey", known) : null;
}

/** Extends the claim of a running call. */
export async function renewClaim({ accountId, id, claim }: KeyedCall, leaseMs: number): Promise<void> {
	await db().$executeRaw`
		UPDATE "IdempotencyKey" SET "claimedUntil" = now() + ${leaseMs} * interval '1 millisecond'
		WHERE "accountId" = ${accountId}::uuid AND "id" = ${id} AND "claim" = ${claim}::uuid AND "status" IS NULL`;
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
