import type { JobName } from "./definitions.ts";
import { findWaitingJobs } from "./find-waiting-jobs.ts";

/** Whether a job about a document is still to run, runs, or will be tried again. */
export async function isJobWaiting(name: JobName, documentId: string): Promise<boolean> {
	return (await findWaitingJobs(name, documentId)).length > 0;
}
