import { listActiveJobs } from "#lib/db/stores/installation/active-jobs.ts";
import { JOBS, type JobName } from "./definitions.ts";
import { queue } from "./queue.ts";

/** A job as one worker process holds it; a later attempt, whoever makes it, is another. */
export type HeldJob = { name: JobName; id: string; retryCount: number };

/** Who is told what a worker holds, and outlives it. */
export type HoldingWatch = { took(job: HeldJob): void; left(job: HeldJob): void };

/** Every job that some worker holds, or held when it died. */
export async function listHeldJobs(): Promise<HeldJob[]> {
	const jobs = await listActiveJobs();
	return jobs.flatMap((job) => (isJobName(job.name) ? [{ ...job, name: job.name }] : []));
}

function isJobName(name: string): name is JobName {
	return name in JOBS;
}

/**
 * Has jobs tried again that a worker held when it died: known at once to who started it, and to the
 * queue only when heartbeats have been missed. An attempt that ended or was given up meanwhile is left
 * alone.
 */
export async function releaseHeldJobs(jobs: readonly HeldJob[]): Promise<void> {
	const boss = await queue();
	for (const { name, id, retryCount } of jobs)
		await boss.fail(name, { id, retryCount }, { message: "the worker died" });
}
