import { db } from "#lib/db/client.ts";

/**
 * Statements of this file's database that wait for a lock.
 *
 * @param about words of the statement, as LIKE takes them; jobs may wait for other things
 */
export async function countWaiting(about = ""): Promise<number> {
	const [row] = await db().$queryRaw<{ count: number }[]>`
		SELECT count(*)::int AS "count" FROM pg_stat_activity
		WHERE "datname" = current_database() AND "wait_event_type" = 'Lock' AND "query" LIKE ${`%${about}%`}`;
	return row?.count ?? 0;
}
