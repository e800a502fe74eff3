import { db } from "#lib/db/client.ts";

/** Jobs under way in any queue, as pg-boss keeps them. */
export async function listActiveJobs(): Promise<{ name: string; id: string; retryCount: number }[]> {
	return db().$queryRaw`
		SELECT "name", "id"::text AS "id", "retry_count" AS "retryCount" FROM pgboss.job WHERE "state" = 'active'`;
}
