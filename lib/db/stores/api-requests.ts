import { db } from "#lib/db/client.ts";
import type { ApiRequest } from "#lib/db/generated/client.ts";
import { insertRows } from "#lib/db/insert-rows.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

export type ApiRequestRow = ApiRequest;

/** Writes calls of the API that were answered; those that are there already stay as they are. */
export async function insertApiRequests(rows: Unscoped<"own account", readonly ApiRequestRow[]>): Promise<void> {
	if (rows.length === 0) return;
	await db().$executeRaw`${insertRows("ApiRequest", rows)} ON CONFLICT DO NOTHING`;
}

/** Whose calls are shown: the account's, or those that acted as one of its people. */
export type RequestScope = { accountId: string; userId?: string };

/** What a list is narrowed to; null: to nothing. */
type RequestFilter = {
	id: string | null;
	credentialId: string | null;
	operation: string | null;
	statusClass: number | null;
	since: Date | null;
	until: Date | null;
	/** The last of the page before. */
	before: { at: Date; id: string } | null;
	limit: number;
};

/** Calls of the API, the latest first. */
export async function listApiRequestRows(scope: RequestScope, filter: RequestFilter): Promise<ApiRequestRow[]> {
	const { id, credentialId, operation, statusClass, since, until, before, limit } = filter;
	return db().apiRequest.findMany({
		where: {
			...scope,
			...(id ? { id } : {}),
			...(credentialId ? { credentialId } : {}),
			...(operation ? { operation } : {}),
			...(statusClass ? { statusClass } : {}),
			AND: [
				{ at: { ...(since ? { gte: since } : {}), ...(until ? { lt: until } : {}) } },
				...(before ? [{ at: { lte: before.at } }, { OR: [{ at: { lt: before.at } }, { id: { lt: before.id } }] }] : []),
			],
		},
		orderBy: [{ at: "desc" }, { id: "desc" }],
		take: limit,
	});
}

/** A key or an application that has called. */
export type Caller = { id: string; name: string; kind: "key" | "app"; userName: string | null };

const MAX_CALLERS = 200;

/**
 * Keys and applications whose calls stand in the log of an account, or of one of its people. Each is found by a leap of
 * the index over all of its calls, however many they are.
 */
export async function listCallers({ accountId, userId }: RequestScope): Promise<Caller[]> {
	const ownKeys = userId ? Prisma.sql`AND k."userId" = ${userId}::uuid` : Prisma.empty;
	// In a lateral join with a limit, since of an EXISTS the planner makes a reading of the whole log.
	const own = Prisma.sql`CROSS JOIN LATERAL (SELECT FROM "ApiRequest" r WHERE r."accountId" = ${accountId}::uuid
		AND r."credentialId" = c."id" AND r."userId" = ${userId}::uuid LIMIT 1) mine`;
	return db().$queryRaw<Caller[]>`
		WITH RECURSIVE leaps AS (
			(SELECT r."credentialId" AS "id" FROM "ApiRequest" r
				WHERE r."accountId" = ${accountId}::uuid ORDER BY r."credentialId" LIMIT 1)
			UNION ALL (SELECT later."id" FROM leaps CROSS JOIN LATERAL (
				SELECT r."credentialId" AS "id" FROM "ApiRequest" r
				WHERE r."accountId" = ${accountId}::uuid AND r."credentialId" > leaps."id"
				ORDER BY r."credentialId" LIMIT 1) later)),
		called AS MATERIALIZED (SELECT "id" FROM leaps LIMIT ${5 * MAX_CALLERS})
		(SELECT k."id"::text AS "id", k."name", 'key' AS "kind", u."name" AS "userName"
			FROM "ApiKey" k JOIN "User" u ON u."id" = k."userId"
			WHERE k."accountId" = ${accountId}::uuid ${ownKeys} AND k."id"::text IN (SELECT "id" FROM called)
			ORDER BY k."createdAt" DESC LIMIT ${MAX_CALLERS})
		UNION ALL (SELECT c."id", a."name", 'app', NULL
			FROM "OAuthClient" c JOIN "OAuthApp" a ON a."id" = c."appId" ${userId ? own : Prisma.empty}
			WHERE c."id" IN (SELECT "id" FROM called)
			ORDER BY a."name" LIMIT ${MAX_CALLERS})`;
}

/** What people of an account are called, by id. */
export async function listNames(accountId: string, userIds: string[]): Promise<Map<string, string>> {
	if (userIds.length === 0) return new Map();
	const where = { accountId, id: { in: userIds } };
	const rows = await db().user.findMany({ where, select: { id: true, name: true } });
	return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Deletes calls from before a moment, so many at most: where rows lie in the order of time, few pages are read. @returns how many */
export async function deleteApiRequestsBefore(before: Unscoped<"installation", Date>, limit: number): Promise<number> {
	return db().$executeRaw`
		DELETE FROM "ApiRequest" WHERE ctid = ANY (ARRAY(
			SELECT ctid FROM "ApiRequest" WHERE "at" < ${before} LIMIT ${limit}))`;
}
