import type { JobName } from "./definitions.ts";
import { queue } from "./queue.ts";

/** Whether a job about a document is still to run, runs, or will be tried again. */
export async function isJobWaiting(name: JobName, documentId: string): Promise<boolean> {
	const boss = await queue();
	const jobs = await boss.findJobs<{ documentId?: string }>(name, { data: { documentId } });
	return jobs.some((job) => ["created", "retry", "active"].includes(job.state));
}
