import { db, type Tx } from "#lib/db/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

/** What a user has allowed a client; null: nothing yet. */
export async function findConsent(
	tx: Tx,
	userId: Unscoped<"oneself", string>,
	clientId: string,
): Promise<readonly string[] | null> {
	const consent = await tx.oAuthConsent.findUnique({ where: { userId_clientId: { userId, clientId } } });
	return consent?.scopes ?? null;
}

/** Adds to what a user has allowed a client. */
export async function upsertConsent(
	tx: Tx,
	{
		userId,
		clientId,
		scopes,
		now,
	}: Unscoped<"oneself", { userId: string; clientId: string; scopes: readonly string[]; now: Date }>,
): Promise<void> {
	await tx.$executeRaw`
		INSERT INTO "OAuthConsent" ("userId", "clientId", "scopes", "createdAt", "updatedAt")
		VALUES (${userId}::uuid, ${clientId}, ${[...scopes]}, ${now}, ${now})
		ON CONFLICT ("userId", "clientId") DO UPDATE SET
			"scopes" = ARRAY(SELECT DISTINCT unnest("OAuthConsent"."scopes" || EXCLUDED."scopes")), "updatedAt" = ${now}`;
}

/** Takes back what a user has allowed an application in either environment. @returns whether there was something */
export async function deleteConsents(tx: Tx, userId: Unscoped<"oneself", string>, appId: string): Promise<boolean> {
	const { count } = await tx.oAuthConsent.deleteMany({ where: { userId, client: { appId } } });
	return count > 0;
}

/** Applications that a user has let in, the latest first. */
export async function listConsents(userId: Unscoped<"oneself", string>) {
	return db().oAuthConsent.findMany({
		where: { userId },
		orderBy: { updatedAt: "desc" },
		take: 200,
		select: {
			scopes: true,
			createdAt: true,
			client: {
				select: {
					isSandbox: true,
					app: { select: { id: true, name: true, accountId: true, account: { select: { name: true } } } },
				},
			},
		},
	});
}
