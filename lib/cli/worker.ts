import { env } from "#lib/config/env.ts";
import { log } from "#lib/config/log.ts";
import { provideDatabaseClient } from "#lib/db/open-client.ts";
import { listHeldJobs, releaseHeldJobs } from "#lib/queue/held-jobs.ts";
import { checkInstallation, keepLease } from "#lib/storage/lease.ts";
import { runWorker } from "#lib/worker/job-worker.ts";
import { awaitGo, runChild, tell } from "./child-process.ts";
import { beginHeartbeat } from "./heartbeat.ts";
import { noteRunning, workersOf } from "./start/running.ts";
import { watchUncaughtErrors } from "./uncaught-errors.ts";

await runChild(async () => {
	watchUncaughtErrors("worker");
	provideDatabaseClient("worker");
	tell({ type: "loaded" });
	const go = await awaitGo();
	const note = noteRunning(workersOf(env().dataDir));
	await checkInstallation();
	const releaseLease = keepLease();
	// Before this worker takes any itself.
	const abandoned = go.abandoned === "all" ? await listHeldJobs() : go.abandoned;
	const stop = await runWorker(undefined, {
		took: (job) => tell({ type: "took", job }),
		left: (job) => tell({ type: "left", job }),
	});
	const stopBeating = beginHeartbeat("worker");
	if (abandoned.length > 0) log.info({ jobs: abandoned.length }, "retrying jobs of a stopped worker");
	// Jobs are taken already, so this holds nothing up; without it they wait for the heartbeat that they miss.
	releaseHeldJobs(abandoned).catch((error: unknown) => log.warn({ error }, "could not release jobs in flight"));
	return async () => {
		await stopBeating();
		await stop();
		await releaseLease();
		note.release();
	};
});
