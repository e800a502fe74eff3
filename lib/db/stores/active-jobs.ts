import { db } from "#lib/db/client.ts";

/** Jobs under way in any queue, as pg-boss keeps them. */
export async function listActiveJobs(): Promise<{ name: string; id: string; retryCount: number }[]> {
	return db().$queryRaw`
		SELECT "name", "id"::text AS "id", "retry_count" AS "retryCount" FROM pgboss.job WHERE "state" = 'active'`;
}

/** Whether a job of a queue that somebody waits for could be taken: one that goes before those of no priority. */
export async function isJobAwaited(name: string): Promise<boolean> {
	const [found] = await db().$queryRaw<{ isAwaited: boolean }[]>`
		SELECT EXISTS (
			SELECT 1 FROM pgboss.job
			WHERE "name" = ${name} AND "state" < 'active' AND "priority" > 0 AND "start_after" <= now()
		) AS "isAwaited"`;
	return found?.isAwaited ?? false;
}
