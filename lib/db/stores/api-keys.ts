import { db } from "#lib/db/client.ts";
import type { CredentialOwner } from "./credential-owner.ts";

export type FoundApiKey = CredentialOwner & {
	id: string;
	isSandbox: boolean;
	lastUsedAt: Date | null;
	/** Separated by blanks; null: whatever its user may. */
	scopes: string | null;
};

/** The key with this hash, its user and plan; null when it or its user may not act any more. */
export async function findLiveApiKey(hash: string, now: Date): Promise<FoundApiKey | null> {
	const rows = await db().$queryRaw<FoundApiKey[]>`
		SELECT k."id", k."isSandbox", k."lastUsedAt", k."scopes", k."accountId", a."plan", k."userId",
			u."teamId", u."role"::text AS "role", u."name", u."email"
		FROM "ApiKey" k
		JOIN "User" u ON u."id" = k."userId" AND u."status" = 'Active'
		JOIN "Account" a ON a."id" = k."accountId"
		WHERE k."hash" = ${hash} AND k."revokedAt" IS NULL AND (k."expiresAt" IS NULL OR k."expiresAt" > ${now})`;
	return rows[0] ?? null;
}

/** Notes that a key is in use. */
export async function touchApiKey(id: string, now: Date): Promise<void> {
	await db().apiKey.updateMany({ where: { id }, data: { lastUsedAt: now } });
}
