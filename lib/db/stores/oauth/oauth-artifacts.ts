import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { CredentialOwner } from "./credential-owner.ts";

/** A row whose payload is whatever the authorization server keeps. */
type JsonPayload<Row> = Omit<Row, "payload"> & { payload: object };

type ArtifactRow = {
	payload: Record<string, unknown>;
	consumedAt: Date | null;
	expiresAt: Date;
	grantId: string | null;
};

/** Writes an artifact, or replaces what stands under its id. */
export async function upsertArtifact(
	tx: Tx,
	given: Unscoped<"secret", JsonPayload<Prisma.OAuthArtifactUncheckedCreateInput>>,
): Promise<void> {
	const row = { ...given, payload: given.payload as Prisma.InputJsonObject };
	const { kind, idHash, ...data } = row;
	await tx.oAuthArtifact.upsert({
		where: { kind_idHash: { kind, idHash } },
		create: row,
		update: data,
		select: { idHash: true },
	});
}

/** A code, token or session by the hash of its id; expired and used ones too. */
export async function findArtifact(
	tx: Tx,
	kind: Unscoped<"secret", string>,
	idHash: string,
): Promise<ArtifactRow | null> {
	const row = await tx.oAuthArtifact.findUnique({
		where: { kind_idHash: { kind, idHash } },
		select: { payload: true, consumedAt: true, expiresAt: true, grantId: true },
	});
	return row && readJson("OAuthArtifact", row);
}

/** A session or interaction by the hash of the uid that its cookie carries. */
export async function findArtifactByUid(
	tx: Tx,
	kind: Unscoped<"secret", string>,
	uidHash: string,
): Promise<ArtifactRow | null> {
	const row = await tx.oAuthArtifact.findFirst({
		where: { kind, uidHash },
		select: { payload: true, consumedAt: true, expiresAt: true, grantId: true },
	});
	return row && readJson("OAuthArtifact", row);
}

/** Keeps a client until the transaction ends, before anything that was given out to it is written. */
export async function holdClient(tx: Tx, clientId: Unscoped<"client", string>): Promise<void> {
	await tx.$queryRaw`SELECT "id" FROM "OAuthClient" WHERE "id" = ${clientId} FOR KEY SHARE`;
}

/** Holds the family that a code or refresh token belongs to, so that its members are used by one at a time. */
export async function lockFamily(tx: Tx, kind: Unscoped<"secret", string>, idHash: string): Promise<void> {
	await tx.$queryRaw`
		SELECT g."id" FROM "OAuthGrant" g
		WHERE g."id" = (SELECT a."grantId" FROM "OAuthArtifact" a WHERE a."kind" = ${kind} AND a."idHash" = ${idHash})
		FOR UPDATE`;
}

/** @returns whether it was not used before: of two at the same time one gets true */
export async function consumeArtifactRow(
	tx: Tx,
	kind: Unscoped<"secret", string>,
	idHash: string,
	now: Date,
): Promise<boolean> {
	const { count } = await tx.oAuthArtifact.updateMany({
		where: { kind, idHash, consumedAt: null },
		data: { consumedAt: now },
	});
	return count === 1;
}

/** Removes one artifact; nothing happens when it is gone. */
export async function deleteArtifact(tx: Tx, kind: Unscoped<"secret", string>, idHash: string): Promise<void> {
	await tx.oAuthArtifact.deleteMany({ where: { kind, idHash } });
}

/** Removes all artifacts of a kind that were given out on a grant. */
export async function deleteFamilyArtifacts(tx: Tx, kind: Unscoped<"secret", string>, grantId: string): Promise<void> {
	await tx.oAuthArtifact.deleteMany({ where: { kind, grantId } });
}

/** Whether an access token of this family can still be used. */
export async function hasLiveAccessToken(tx: Tx, grantId: Unscoped<"secret", string>, now: Date): Promise<boolean> {
	const found = await tx.oAuthArtifact.findFirst({
		where: { grantId, kind: "AccessToken", expiresAt: { gt: now } },
		select: { idHash: true },
	});
	return found !== null;
}

/** Stores a grant, which is the family of all that is given out on it. */
export async function upsertGrant(
	tx: Tx,
	given: Unscoped<"secret", JsonPayload<Prisma.OAuthGrantUncheckedCreateInput>>,
): Promise<void> {
	const grant = { ...given, payload: given.payload as Prisma.InputJsonObject };
	const { id, ...data } = grant;
	await tx.oAuthGrant.upsert({ where: { id }, create: grant, update: data, select: { id: true } });
}

/** A grant by its id; null when it was revoked. */
export async function findGrant(tx: Tx, id: Unscoped<"secret", string>) {
	const row = await tx.oAuthGrant.findUnique({ where: { id } });
	return row && readJson("OAuthGrant", row);
}

/** Ends a family: everything that was given out on it goes with it. */
export async function deleteGrant(tx: Tx, id: Unscoped<"secret", string>): Promise<void> {
	await tx.oAuthGrant.deleteMany({ where: { id } });
}

/** What nobody can use any more: expired artifacts, and families that have none left. */
export async function deleteExpiredOAuthRows(now: Unscoped<"installation", Date>): Promise<void> {
	await db().oAuthArtifact.deleteMany({ where: { expiresAt: { lt: now } } });
	const hourAgo = new Date(now.getTime() - 3_600_000);
	await db().oAuthGrant.deleteMany({ where: { createdAt: { lt: hourAgo }, artifacts: { none: {} } } });
	const monthAgo = new Date(now.getTime() - 30 * 86_400_000);
	await db().oAuthSecret.deleteMany({ where: { expiresAt: { lt: monthAgo } } });
	await db().oAuthSigningKey.deleteMany({ where: { retiresAt: { lt: now } } });
}

/** `accountId` and `plan` are the user's; the application's may be others. */
type BearerRow = CredentialOwner & {
	kind: string;
	payload: { scope?: string };
	/** What the application may ask for now. */
	appScopes: string[];
	clientId: string;
	isSandbox: boolean;
	billing: "User" | "Owner";
	ownerAccountId: string;
	ownerPlan: string;
};

/** The access token with this hash, its user, application and both accounts; null when it may not be used any more. */
export async function findLiveAccessToken(idHash: Unscoped<"secret", string>, now: Date): Promise<BearerRow | null> {
	const rows = await db().$queryRaw<BearerRow[]>`
		SELECT t."kind", t."payload", t."clientId", c."isSandbox", p."scopes" AS "appScopes", p."billing"::text AS "billing",
			p."accountId" AS "ownerAccountId", o."plan" AS "ownerPlan", u."accountId", a."plan",
			u."id" AS "userId", u."teamId", u."role"::text AS "role", u."name", u."email"
		FROM "OAuthArtifact" t
		JOIN "OAuthClient" c ON c."id" = t."clientId"
		JOIN "OAuthApp" p ON p."id" = c."appId"
		JOIN "Account" o ON o."id" = p."accountId"
		JOIN "User" u ON u."id" = t."userId" AND u."status" = 'Active'
		JOIN "Account" a ON a."id" = u."accountId"
		WHERE t."kind" IN ('AccessToken', 'ClientCredentials') AND t."idHash" = ${idHash} AND t."expiresAt" > ${now}`;
	return rows[0] ?? null;
}
