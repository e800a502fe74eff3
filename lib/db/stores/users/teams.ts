import { db, type Tx } from "#lib/db/client.ts";
import { escapeLike } from "#lib/db/escape-like.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { LockedAccount } from "../installation/provisioning.ts";

/** Which teams a caller may see; every query takes one, so that none can forget the tenant. */
export type TeamScope = { accountId: string; id?: string };

/** One page of teams in the scope by name. */
export async function listTeamRows(scope: TeamScope, search: string | null, position: { skip: number; take: number }) {
	return db().team.findMany({
		where: { ...scope, ...(search ? { name: { contains: escapeLike(search), mode: "insensitive" } } : {}) },
		orderBy: [{ name: "asc" }, { id: "asc" }],
		...position,
	});
}

/** A team in the scope with its users, the oldest first. */
export async function findTeamRow(scope: TeamScope, teamId: string) {
	return db().team.findFirst({
		where: { AND: [scope, { id: teamId }] },
		include: {
			users: {
				select: { id: true, email: true, name: true, role: true, status: true },
				orderBy: [{ createdAt: "asc" }, { id: "asc" }],
			},
		},
	});
}

/** Which of these ids are teams in the scope. */
export async function findTeamIds(tx: Tx, scope: TeamScope, ids: string[]): Promise<Set<string>> {
	const teams = await tx.team.findMany({ where: { AND: [scope, { id: { in: ids } }] }, select: { id: true } });
	return new Set(teams.map((team) => team.id));
}

/** Whether a team of the account, but for one, has this name in any case of letters. */
export async function isTeamNameTaken(
	tx: Tx,
	{ id: accountId }: LockedAccount,
	name: string,
	exceptId: string,
): Promise<boolean> {
	const equals = { equals: escapeLike(name), mode: "insensitive" as const };
	return (await tx.team.count({ where: { accountId, name: equals, id: { not: exceptId } } })) > 0;
}

/** Adds a team. */
export async function insertTeam(
	tx: Tx,
	{ id: accountId }: LockedAccount,
	team: Omit<Prisma.TeamUncheckedCreateInput, "accountId">,
): Promise<void> {
	await tx.team.create({ data: { ...team, accountId }, select: { id: true } });
}

/** @returns whether there is such a team */
export async function renameTeam(
	tx: Tx,
	{ id: accountId }: LockedAccount,
	scope: TeamScope,
	{ teamId, name, now }: { teamId: string; name: string; now: Date },
): Promise<boolean> {
	const where = { AND: [scope, { id: teamId, accountId }] };
	return (await tx.team.updateMany({ where, data: { name, modifiedAt: now } })).count === 1;
}

export type TeamOverview = {
	id: string;
	name: string;
	isDefault: boolean;
	/** Who is in it, invited people too. */
	people: number;
	/** What its leads are called, by name. */
	leads: string[];
	/** Some who are in it, its leads first. */
	faces: { id: string; name: string; pictureKey: string | null }[];
};

const MOST_FACES = 5;

/** The teams of the scope by name, with how many are in each, who leads it, and some of its people. */
export async function listTeamOverviews({ accountId, id }: TeamScope, take: number): Promise<TeamOverview[]> {
	return db().$queryRaw<TeamOverview[]>`
		SELECT t."id", t."name", t."isDefault",
			(SELECT count(*)::int FROM "User" u WHERE u."teamId" = t."id" AND u."status" <> 'Deactivated') AS "people",
			ARRAY(SELECT u."name" FROM "User" u
				WHERE u."teamId" = t."id" AND u."status" = 'Active' AND u."role" = 'TeamAdmin'
				ORDER BY lower(u."name"), u."id" LIMIT 10) AS "leads",
			COALESCE((SELECT json_agg(f) FROM (SELECT u."id", u."name", u."pictureKey" FROM "User" u
				WHERE u."teamId" = t."id" AND u."status" = 'Active'
				ORDER BY u."role" <> 'TeamAdmin', lower(u."name"), u."id" LIMIT ${MOST_FACES}) f), '[]') AS "faces"
		FROM "Team" t
		WHERE t."accountId" = ${accountId}::uuid AND (${id ?? null}::uuid IS NULL OR t."id" = ${id ?? null}::uuid)
		ORDER BY lower(t."name"), t."id" LIMIT ${take}`;
}
