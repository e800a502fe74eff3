import { db, type Tx } from "#lib/db/client.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { CredentialOwner } from "./oauth/credential-owner.ts";
import type { LockedUser } from "./users/account-users.ts";

export type FoundApiKey = CredentialOwner & {
	id: string;
	isSandbox: boolean;
	lastUsedAt: Date | null;
	/** Separated by blanks; null: whatever its user may. */
	scopes: string | null;
};

const liveKey = (hash: string, now: Date) => Prisma.sql`
	SELECT k."id", k."isSandbox", k."lastUsedAt", k."scopes", k."accountId", a."plan", k."userId",
		u."teamId", u."role"::text AS "role", u."name", u."email"
	FROM "ApiKey" k
	JOIN "User" u ON u."id" = k."userId" AND u."status" = 'Active'
	JOIN "Account" a ON a."id" = k."accountId"
	WHERE k."hash" = ${hash} AND k."revokedAt" IS NULL AND (k."expiresAt" IS NULL OR k."expiresAt" > ${now})`;

/** The key with this hash, its user and plan; null when it or its user may not act any more. */
export async function findLiveApiKey(hash: Unscoped<"secret", string>, now: Date): Promise<FoundApiKey | null> {
	const rows = await db().$queryRaw<FoundApiKey[]>`${liveKey(hash, now)}`;
	return rows[0] ?? null;
}

/** Where calls are counted: the limiters of live and of sandbox keys, see lib/db/rate-limiter.ts */
export type CallCounter = { live: string; sandbox: string; durationSeconds: number };

/** How often a key's account has called since its count began, and when it begins anew. */
export type CallCount = { points: number; endsAt: Date };

/** The same, with this call counted for the key's account as a limiter counts it: one statement for both. */
export async function countLiveApiKey(
	hash: Unscoped<"secret", string>,
	now: Date,
	{ live, sandbox, durationSeconds }: CallCounter,
): Promise<{ key: FoundApiKey; count: CallCount } | null> {
	const nowMs = BigInt(now.getTime());
	const endsMs = nowMs + BigInt(durationSeconds * 1000);
	const rows = await db().$queryRaw<(FoundApiKey & { points: number; expire: bigint })[]>`
		WITH live AS (${liveKey(hash, now)}), counted AS (
			INSERT INTO "rate_limits" AS r ("key", "points", "expire")
			SELECT (CASE WHEN l."isSandbox" THEN ${sandbox}::text ELSE ${live}::text END) || ':' || l."accountId", 1, ${endsMs}::bigint
			FROM live l
			ON CONFLICT ("key") DO UPDATE SET
				"points" = CASE WHEN r."expire" <= ${nowMs}::bigint THEN 1 ELSE r."points" + 1 END,
				"expire" = CASE WHEN r."expire" <= ${nowMs}::bigint THEN EXCLUDED."expire" ELSE r."expire" END
			RETURNING "points", "expire"
		) SELECT live.*, counted."points", counted."expire" FROM live, counted`;
	const [row] = rows;
	if (!row) return null;
	const { points, expire, ...key } = row;
	return { key, count: { points, endsAt: new Date(Number(expire)) } };
}

/** Notes that a key is in use. */
export async function touchApiKey(id: Unscoped<"oneself", string>, now: Date): Promise<void> {
	await db().apiKey.updateMany({ where: { id }, data: { lastUsedAt: now } });
}

/** How many keys of a user work now. */
export async function countLiveApiKeys(userId: Unscoped<"oneself", string>, now: Date): Promise<number> {
	return db().apiKey.count({
		where: { userId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
	});
}

/** Ends all keys of a user. @returns how many */
export async function revokeUserApiKeys(tx: Tx, userId: Unscoped<"oneself", string>, now: Date): Promise<number> {
	const { count } = await tx.apiKey.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
	return count;
}

/** Adds an API key of a user, as the hash of its secret. */
export async function insertApiKey(
	tx: Tx,
	{ id: userId, accountId }: LockedUser,
	key: Omit<Prisma.ApiKeyUncheckedCreateInput, "accountId" | "userId">,
): Promise<void> {
	await tx.apiKey.create({ data: { ...key, accountId, userId }, select: { id: true } });
}
