import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { Locked } from "#lib/db/locked.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

const APP = {
	id: true,
	accountId: true,
	name: true,
	hasLogo: true,
	redirectUris: true,
	scopes: true,
	secretValidityDays: true,
	billing: true,
	refreshMode: true,
	actingUserId: true,
	createdAt: true,
	actingUser: { select: { id: true, name: true, email: true, status: true } },
	clients: {
		orderBy: { isSandbox: "asc" },
		select: {
			id: true,
			isSandbox: true,
			secrets: {
				orderBy: { createdAt: "desc" },
				select: { id: true, prefix: true, createdAt: true, lastUsedAt: true, expiresAt: true },
			},
			_count: { select: { consents: true } },
		},
	},
} as const satisfies Prisma.OAuthAppSelect;

export type OAuthAppRow = Prisma.OAuthAppGetPayload<{ select: typeof APP }>;

/** An account's applications, the newest first. */
export async function listOAuthAppRows(accountId: string): Promise<OAuthAppRow[]> {
	return db().oAuthApp.findMany({ where: { accountId }, orderBy: { createdAt: "desc" }, take: 500, select: APP });
}

/** An application of the account with its clients; null for another account's. */
export async function findOAuthApp(tx: Tx, accountId: string, id: string): Promise<OAuthAppRow | null> {
	return tx.oAuthApp.findFirst({ where: { accountId, id }, select: APP });
}

/** Adds an application with its client for production and its client for the sandbox. */
export async function insertOAuthApp(
	tx: Tx,
	app: Unscoped<"own account", Prisma.OAuthAppUncheckedCreateInput>,
	clients: readonly { id: string; isSandbox: boolean }[],
): Promise<void> {
	await tx.oAuthApp.create({ data: { ...app, clients: { create: [...clients] } }, select: { id: true } });
}

/** Changes the settings of an application. */
export async function updateOAuthAppRow(
	tx: Tx,
	{ id }: LockedOAuthApp,
	data: Prisma.OAuthAppUncheckedUpdateManyInput,
): Promise<void> {
	await tx.oAuthApp.update({ where: { id }, data, select: { id: true } });
}

/** Deletes an application with its credentials, consents and tokens. */
export async function deleteOAuthAppRow(tx: Tx, { id }: LockedOAuthApp): Promise<void> {
	await tx.oAuthApp.delete({ where: { id }, select: { id: true } });
}

/** Adds a secret to a client, as its hash; those before it stay until endOtherSecrets. */
export async function insertOAuthSecret(
	tx: Tx,
	secret: Unscoped<"locked", Prisma.OAuthSecretUncheckedCreateInput>,
): Promise<void> {
	await tx.oAuthSecret.create({ data: secret, select: { id: true } });
}

/** Lets the other secrets of a client go at the latest at the given time. */
export async function endOtherSecrets(
	tx: Tx,
	clientId: Unscoped<"locked", string>,
	keptId: string,
	endsAt: Date,
): Promise<void> {
	await tx.oAuthSecret.updateMany({
		where: { clientId, id: { not: keptId }, OR: [{ expiresAt: null }, { expiresAt: { gt: endsAt } }] },
		data: { expiresAt: endsAt },
	});
}

/** A client with its application, as the authorization server needs it. */
export async function findOAuthClient(tx: Tx, id: Unscoped<"client", string>) {
	return tx.oAuthClient.findUnique({
		where: { id },
		select: {
			id: true,
			isSandbox: true,
			app: {
				select: {
					id: true,
					accountId: true,
					name: true,
					hasLogo: true,
					redirectUris: true,
					scopes: true,
					refreshMode: true,
					actingUserId: true,
					account: { select: { name: true } },
				},
			},
		},
	});
}

/** An application of an account, locked. */
type LockedOAuthApp = Locked<"OAuthApp", { id: string; accountId: string; name: string }>;

/** Locks an application of an account for the rest of the transaction; null when there is none. */
export async function lockOAuthApp(tx: Tx, accountId: string, id: string): Promise<LockedOAuthApp | null> {
	const rows = await tx.$queryRaw<LockedOAuthApp[]>`
		SELECT "id", "accountId", "name" FROM "OAuthApp" WHERE "id" = ${id}::uuid AND "accountId" = ${accountId}::uuid FOR UPDATE`;
	return rows[0] ?? null;
}

/** Secrets of a client that are good now. */
export async function listLiveSecrets(tx: Tx, clientId: Unscoped<"client", string>, now: Date) {
	return tx.oAuthSecret.findMany({
		where: { clientId, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
		select: { id: true, hash: true, lastUsedAt: true },
		take: 20,
	});
}

/** Notes that a secret was used. */
export async function touchSecret(id: Unscoped<"client", string>, now: Date): Promise<void> {
	await db().oAuthSecret.updateMany({ where: { id }, data: { lastUsedAt: now } });
}

/** A user who may act now, with what an application may learn of them. */
export async function findActiveUser(tx: Tx, id: Unscoped<"oneself", string>) {
	return tx.user.findFirst({
		where: { id, status: "Active" },
		select: { id: true, accountId: true, email: true, emailVerifiedAt: true, name: true },
	});
}

/** The logo of an application; anybody who is asked for consent sees it. */
export async function findLogo(appId: Unscoped<"public", string>): Promise<Uint8Array | null> {
	const app = await db().oAuthApp.findUnique({ where: { id: appId }, select: { logo: true } });
	return app?.logo ?? null;
}

/** Users whom an application of the account can act as, by name; the first 1000. */
export async function listActiveUsers(accountId: string) {
	return db().user.findMany({
		where: { accountId, status: "Active" },
		orderBy: { name: "asc" },
		select: { id: true, name: true, email: true },
		take: 1000,
	});
}
