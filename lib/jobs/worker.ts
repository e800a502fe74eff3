import type { JobWithMetadata, PgBoss } from "pg-boss";
import { collectWhenIdle } from "#lib/config/collect-when-idle.ts";
import { log } from "#lib/config/log.ts";
import { closeDb } from "#lib/db/client.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { warmPdfPool } from "#lib/pdf/warm-pdf-pool.ts";
import { JOBS, type JobName } from "./definitions.ts";
import { makeHandlers } from "./handlers.ts";
import type { HoldingWatch } from "./held-jobs.ts";
import { closeQueue, queue } from "./queue.ts";

/** How many jobs of a kind one worker process runs at a time. */
const CONCURRENCY: Record<JobName, number> = {
	mail: 4,
	sms: 4,
	seal: 2,
	"page-images": 1,
	send: 1,
	remind: 1,
	"expiry-alert": 1,
	expire: 1,
	purge: 1,
	"brand-domain": 1,
	"hand-over": 1,
	webhook: 4,
	housekeeping: 1,
};

/**
 * Takes jobs until stopped.
 *
 * @param now the clock that jobs go by; tests inject their own
 * @param watch is told which jobs are under way
 * @returns stop: takes no new jobs, finishes those under way, disconnects
 */
export async function runWorker(now = () => new Date(), watch: HoldingWatch = UNWATCHED): Promise<() => Promise<void>> {
	const handlers = makeHandlers(now);
	const boss = await queue("worker");
	for (const name of Object.keys(JOBS) as JobName[]) {
		const handler = handlers[name] as AnyHandler;
		for (let place = 0; place < CONCURRENCY[name]; place += 1) await takeJobs(boss, name, handler, watch);
	}
	await boss.schedule("housekeeping", "17 * * * *", {});
	collectWhenIdle();
	// Jobs are taken already: whoever is killed from here on was no failed start.
	warmPdfPool(["seal"]).catch((error: unknown) => log.warn({ error }, "the PDF processes could not be prepared"));
	return async () => {
		await closeQueue();
		await closePdfPool();
		await closeDb();
	};
}

const UNWATCHED: HoldingWatch = { took: () => undefined, left: () => undefined };

type AnyHandler = (job: JobWithMetadata) => Promise<void>;

/** One job of a kind at a time, as long as there is one. */
async function takeJobs(boss: PgBoss, name: JobName, handler: AnyHandler, watch: HoldingWatch): Promise<void> {
	const id = await boss.work(
		name,
		{
			includeMetadata: true,
			batchSize: 1,
			pollingIntervalSeconds: 2,
			// New jobs wake us; those that were put off or are tried again do not.
			notifyPollingIntervalSeconds: 5,
		},
		async (jobs: JobWithMetadata[]) => {
			// Without being told, pg-boss would wait a whole interval before it takes the next one.
			boss.notifyWorker(id);
			for (const job of jobs) {
				const held = { name, id: job.id, retryCount: job.retryCount };
				watch.took(held);
				await runJob(name, job, handler).finally(() => watch.left(held));
			}
		},
	);
}

async function runJob(name: JobName, job: JobWithMetadata, handler: AnyHandler): Promise<void> {
	const startedAt = performance.now();
	try {
		await handler({ ...job, data: JOBS[name].parse(job.data) });
		log.debug({ job: name, jobId: job.id, ms: Math.round(performance.now() - startedAt) }, "job done");
	} catch (error) {
		log.warn({ job: name, jobId: job.id, attempt: job.retryCount + 1, error }, "job failed");
		throw error;
	} finally {
		collectWhenIdle();
	}
}
