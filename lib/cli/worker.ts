import { log } from "#lib/config/log.ts";
import { releaseHeldJobs } from "#lib/jobs/held-jobs.ts";
import { runWorker } from "#lib/jobs/worker.ts";
import { awaitGo, runChild, tell } from "./child-process.ts";

await runChild(async () => {
	tell({ type: "loaded" });
	const { abandoned } = await awaitGo();
	const stop = await runWorker(undefined, {
		took: (job) => tell({ type: "took", job }),
		left: (job) => tell({ type: "left", job }),
	});
	// Jobs are taken already, so this holds nothing up; without it they wait for the heartbeat that they miss.
	releaseHeldJobs(abandoned).catch((error: unknown) => log.warn({ error }, "held jobs were not released"));
	return stop;
});
