import { db, type Tx } from "#lib/db/client.ts";
import { escapeLike } from "#lib/db/escape-like.ts";
import type { UserRole, UserStatus } from "#lib/db/generated/enums.ts";
import { readJson } from "#lib/db/json-columns.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { UserScope } from "./account-users.ts";

/** Which people are listed; null narrows nothing. */
export type PeopleFilter = {
	status: UserStatus;
	role: UserRole | null;
	teamId: string | null;
	/** Part of a name or an address; empty for all. */
	search: string;
};

export type MemberRow = {
	id: string;
	email: string;
	name: string;
	role: UserRole;
	teamId: string;
	teamName: string;
	/** Where their picture is stored; null: they have none. */
	pictureKey: string | null;
	metaData: Record<string, string>;
	/** Whether they prove who they are with more than a password. */
	hasFactor: boolean;
	/** When a browser of theirs was used last; null: never, or too long ago to be known. */
	lastActiveAt: Date | null;
};

/** One page of people by rank and name, with when they were last here. */
export async function listMemberRows(
	scope: UserScope,
	filter: PeopleFilter,
	position: { skip: number; take: number },
): Promise<MemberRow[]> {
	const rows = await db().$queryRaw<MemberRow[]>`
		SELECT u."id", u."email", u."name", u."metaData", u."pictureKey", u."role"::text AS "role", u."teamId", t."name" AS "teamName",
			(EXISTS (SELECT 1 FROM "AuthenticatorApp" a WHERE a."userId" = u."id" AND a."secret" IS NOT NULL)
				OR EXISTS (SELECT 1 FROM "Passkey" p WHERE p."userId" = u."id")) AS "hasFactor",
			GREATEST(u."lastSignInAt", (SELECT max(s."lastSeenAt") FROM "Session" s WHERE s."userId" = u."id")) AS "lastActiveAt"
		FROM "User" u JOIN "Team" t ON t."id" = u."teamId"
		WHERE ${conditions(scope, filter)}
		ORDER BY u."role", lower(u."name"), u."id"
		OFFSET ${position.skip} LIMIT ${position.take}`;
	return rows.map((row) => readJson("User", row));
}

export type InvitationRow = {
	id: string;
	email: string;
	role: UserRole;
	teamName: string;
	invitedAt: Date | null;
	invitedById: string | null;
	inviterName: string | null;
	/** What the mail server said to the last mail; null: it took it, or has not been asked yet. */
	failure: string | null;
};

/** Who was asked in and has not come yet, the latest first, with what became of the last mail to each. */
export async function listInvitationRows(
	scope: UserScope,
	filter: PeopleFilter,
	limit: number,
): Promise<InvitationRow[]> {
	return db().$queryRaw<InvitationRow[]>`
		WITH invited AS (
			SELECT u."id", u."email", u."role"::text AS "role", t."name" AS "teamName", u."invitedAt", u."invitedById",
				i."name" AS "inviterName"
			FROM "User" u JOIN "Team" t ON t."id" = u."teamId" LEFT JOIN "User" i ON i."id" = u."invitedById"
			WHERE ${conditions(scope, filter)}
			ORDER BY u."invitedAt" DESC NULLS LAST, u."email" LIMIT ${limit}
		), mailed AS (
			SELECT DISTINCT ON (m."to") m."to", m."status", m."error", m."createdAt" FROM "Mail" m
			WHERE m."accountId" = ${scope.accountId}::uuid AND m."isSandbox" IS NULL
				AND m."createdAt" >= (SELECT min("invitedAt") FROM invited) AND m."kind" = 'invitation'
				AND m."to" IN (SELECT "email" FROM invited)
			ORDER BY m."to", m."createdAt" DESC
		)
		SELECT v.*, CASE WHEN m."status" = 'Failed' AND m."createdAt" >= v."invitedAt" THEN COALESCE(m."error", '') END AS "failure"
		FROM invited v LEFT JOIN mailed m ON m."to" = v."email"
		ORDER BY v."invitedAt" DESC NULLS LAST, v."email"`;
}

/** How many people fit a filter. */
export async function countPeopleRows(scope: UserScope, filter: PeopleFilter): Promise<number> {
	const rows = await db().$queryRaw<{ count: bigint }[]>`
		SELECT count(*) AS "count" FROM "User" u WHERE ${conditions(scope, filter)}`;
	return Number(rows[0]?.count ?? 0);
}

/** How many people there are, by state, role and team. */
export async function countPeopleByKind({ accountId, teamId }: UserScope) {
	return db().user.groupBy({
		by: ["status", "role", "teamId"],
		where: { accountId, ...(teamId ? { teamId } : {}) },
		_count: { _all: true },
	});
}

export type Receiver = { id: string; name: string; email: string; role: UserRole };

/** Active people of the scope by name, but for one: who may take over what that one leaves. */
export async function listReceivers(scope: UserScope, exceptId: string, take: number): Promise<Receiver[]> {
	const { accountId, teamId } = scope;
	return db().user.findMany({
		where: { accountId, ...(teamId ? { teamId } : {}), status: "Active", id: { not: exceptId } },
		orderBy: [{ name: "asc" }, { id: "asc" }],
		select: { id: true, name: true, email: true, role: true },
		take,
	});
}

export type KnownAddress = {
	id: string;
	email: string;
	name: string;
	status: UserStatus;
	teamId: string;
	role: UserRole;
	invitedAt: Date | null;
};

/** Whose of the account some addresses are, which must be in lower case. */
export async function findKnownAddresses(accountId: string, emails: string[], tx: Tx = db()): Promise<KnownAddress[]> {
	return tx.user.findMany({
		where: { accountId, email: { in: emails } },
		select: { id: true, email: true, name: true, status: true, teamId: true, role: true, invitedAt: true },
	});
}

/** What those who administer an account are called, the longest here first. */
export async function listAdminNames(accountId: string, take: number): Promise<string[]> {
	const admins = await db().user.findMany({
		where: { accountId, role: "Admin", status: "Active" },
		orderBy: [{ createdAt: "asc" }, { id: "asc" }],
		select: { name: true },
		take,
	});
	return admins.map(({ name }) => name);
}

function conditions(scope: UserScope, { status, role, teamId, search }: PeopleFilter): Prisma.Sql {
	const all = [Prisma.sql`u."accountId" = ${scope.accountId}::uuid`, Prisma.sql`u."status" = ${status}::"UserStatus"`];
	if (scope.teamId) all.push(Prisma.sql`u."teamId" = ${scope.teamId}::uuid`);
	if (role) all.push(Prisma.sql`u."role" = ${role}::"UserRole"`);
	if (teamId) all.push(Prisma.sql`u."teamId" = ${teamId}::uuid`);
	if (search) {
		const part = `%${escapeLike(search)}%`;
		all.push(Prisma.sql`(u."name" ILIKE ${part} OR u."email" ILIKE ${part})`);
	}
	return Prisma.join(all, " AND ");
}
