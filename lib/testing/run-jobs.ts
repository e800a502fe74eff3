import type { JobWithMetadata } from "pg-boss";
import type { JobName, JobPayload } from "#lib/queue/definitions.ts";
import { queue } from "#lib/queue/queue.ts";
import { makeHandlers } from "#lib/worker/job-handlers.ts";

/**
 * Does every job of a kind that waits now, as a worker would; the first failure is thrown.
 *
 * @param now the worker's clock
 * @returns their payloads, in the order they were done
 */
export async function runJobs<N extends JobName>(
	name: N,
	now: () => Date = () => new Date(),
): Promise<JobPayload<N>[]> {
	const boss = await queue();
	const handlers = makeHandlers(now);
	const done: JobPayload<N>[] = [];
	for (;;) {
		const [job] = await boss.fetch<JobPayload<N>>(name, { includeMetadata: true });
		if (!job) return done;
		await handlers[name](job as JobWithMetadata<JobPayload<N>>);
		await boss.complete(name, job.id);
		done.push(job.data);
	}
}
