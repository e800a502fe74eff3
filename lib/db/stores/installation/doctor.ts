import { db } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { Said } from "#lib/i18n/refusals/said.ts";

/** Which server answers, as `17.2`. */
export async function readServerVersion(): Promise<string> {
	const rows = await db().$queryRaw<{ version: string }[]>`SELECT current_setting('server_version') AS "version"`;
	return rows[0]?.version.split(" ")[0] ?? "";
}

/** Jobs of all accounts that could run now and that nobody has taken, and since when the oldest waits. */
export async function findDueJobs(): Promise<{ count: number; oldest: { name: string; dueAt: Date } | null }> {
	const due = Prisma.sql`pgboss.job WHERE "state" IN ('created', 'retry') AND "start_after" <= now()
		AND "name" NOT LIKE '\\_\\_%'`;
	const [counted] = await db().$queryRaw<{ count: number }[]>`SELECT count(*)::int AS "count" FROM ${due}`;
	const [oldest] = await db().$queryRaw<{ name: string; dueAt: Date }[]>`
		SELECT "name", "start_after" AS "dueAt" FROM ${due} ORDER BY "start_after" LIMIT 1`;
	return { count: counted?.count ?? 0, oldest: oldest ?? null };
}

const RETRYING = Prisma.sql`"name" IN ('mail', 'sms') AND "state" = 'retry'`;

function ofAccount(accountId: string | null): Prisma.Sql {
	return accountId === null ? Prisma.empty : Prisma.sql`AND "data"->>'accountId' = ${accountId}`;
}

/** Mails and text messages that did not go out and are tried again later, and why the last one did not; null: of all accounts. */
export async function findRetryingMails(accountId: string | null): Promise<{ count: number; reason: string | null }> {
	const of = Prisma.sql`pgboss.job WHERE ${RETRYING} ${ofAccount(accountId)}`;
	const [counted] = await db().$queryRaw<{ count: number }[]>`SELECT count(*)::int AS "count" FROM ${of}`;
	const [last] = await db().$queryRaw<{ reason: string | null }[]>`
		SELECT "output"->>'message' AS "reason" FROM ${of} ORDER BY "started_on" DESC NULLS LAST LIMIT 1`;
	return { count: counted?.count ?? 0, reason: last?.reason ?? null };
}

/** Has them tried as soon as a worker looks. @returns how many */
export async function hurryRetryingMails(accountId: string): Promise<number> {
	return db().$executeRaw`
		UPDATE pgboss.job SET "start_after" = now() WHERE ${RETRYING} ${ofAccount(accountId)}`;
}

/** Documents whose seal has failed, the last active first; null: of all accounts. */
export async function listFailedSeals(accountId: string | null, limit: number): Promise<string[]> {
	const rows = await db().document.findMany({
		where: { sealState: "Failed", ...(accountId === null ? {} : { accountId }) },
		select: { id: true },
		orderBy: [{ activityAt: "desc" }, { id: "desc" }],
		take: limit,
	});
	return rows.map(({ id }) => id);
}

/** Documents that are sealed without the timestamp that was wanted, and why the last one is; null: of all accounts. */
export async function findMissingTimestamps(accountId: string | null): Promise<{ count: number; reason: Said | null }> {
	const where = { timestampUntil: { not: null }, ...(accountId === null ? {} : { accountId }) };
	const count = await db().document.count({ where });
	const orderBy = { timestampUntil: "desc" } as const;
	const last = await db().document.findFirst({ where, orderBy, select: { sealNote: true } });
	return { count, reason: last && readJson("Document", last).sealNote };
}

/** For which hosts passkeys were made, the one with most of them first; null: of all accounts. */
export async function countPasskeysByHost(accountId: string | null): Promise<{ host: string; count: number }[]> {
	const hosts = await db().passkey.groupBy({
		by: ["rpId"],
		where: { user: { status: "Active", ...(accountId === null ? {} : { accountId }) } },
		_count: { _all: true },
		orderBy: [{ _count: { rpId: "desc" } }, { rpId: "asc" }],
		take: 10,
	});
	return hosts.map(({ rpId, _count }) => ({ host: rpId, count: _count._all }));
}
