import type { JobName } from "./definitions.ts";
import { queue } from "./queue.ts";

type WaitingJob = { state: string; priority: number };

/** The jobs about a document that are still to run, run (`active`), or will be tried again. */
export async function findWaitingJobs(name: JobName, documentId: string): Promise<WaitingJob[]> {
	const boss = await queue();
	const jobs = await boss.findJobs<{ documentId?: string }>(name, { data: { documentId } });
	return jobs.filter((job) => ["created", "retry", "active"].includes(job.state));
}
