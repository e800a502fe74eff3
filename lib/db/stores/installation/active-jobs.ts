import { db } from "#lib/db/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

/** Jobs under way in any queue, as pg-boss keeps them. */
export async function listActiveJobs(): Promise<{ name: string; id: string; retryCount: number }[]> {
	return db().$queryRaw`
		SELECT "name", "id"::text AS "id", "retry_count" AS "retryCount" FROM pgboss.job WHERE "state" = 'active'`;
}

/** Puts jobs that found no slot back in the queue, as if they had not been fetched. */
export async function putBackJobs(name: Unscoped<"installation", string>, ids: string[]): Promise<void> {
	await db().$executeRaw`
		UPDATE pgboss.job SET "state" = 'created', "started_on" = NULL, "heartbeat_on" = NULL
		WHERE "name" = ${name} AND "id" = ANY(${ids}::uuid[]) AND "state" = 'active'`;
}

/** Retries a job that has just failed after its own delay instead of its queue's. */
export async function delayRetry(
	name: Unscoped<"installation", string>,
	id: string,
	delaySeconds: number,
): Promise<void> {
	await db().$executeRaw`
		UPDATE pgboss.job SET "start_after" = now() + ${delaySeconds} * interval '1 second'
		WHERE "name" = ${name} AND "id" = ${id}::uuid AND "state" = 'retry'`;
}

/** Whether a job could be taken that draws the pages of a document for somebody who waits to finish it. */
export async function isDrawingAwaited(): Promise<boolean> {
	const [found] = await db().$queryRaw<{ isAwaited: boolean }[]>`
		SELECT EXISTS (
			SELECT 1 FROM pgboss.job
			WHERE "name" = 'page-images' AND "state" < 'active' AND "priority" > 0 AND "start_after" <= now()
		) AS "isAwaited"`;
	return found?.isAwaited ?? false;
}
