import { runWorker } from "#lib/jobs/worker.ts";
import { awaitGo, runChild, tell } from "./child-process.ts";

await runChild(async () => {
	tell({ type: "loaded" });
	await awaitGo();
	return runWorker();
});
