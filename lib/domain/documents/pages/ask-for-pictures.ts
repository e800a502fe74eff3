import { inTransaction } from "#lib/db/transaction.ts";
import { findWaitingJobs } from "#lib/queue/find-waiting-jobs.ts";
import { enqueue } from "#lib/queue/queue.ts";

/** Of a drawing that somebody waits for who wants to finish. */
const AWAITED = 1;

/** Has the pages of a document drawn, unless that is under way already. */
export async function askForPictures(documentId: string): Promise<void> {
	const waiting = await findWaitingJobs("page-images", documentId);
	if (waiting.length === 0) await draw(documentId, 0);
}

/** The same before those that nobody waits for yet, and without the pause that a first look leaves to the reader. */
export async function hurryPictures(documentId: string): Promise<void> {
	const waiting = await findWaitingJobs("page-images", documentId);
	if (!waiting.some((job) => job.state === "active" || job.priority >= AWAITED)) await draw(documentId, AWAITED);
}

async function draw(documentId: string, priority: number): Promise<void> {
	await inTransaction(async (tx) => {
		await enqueue(tx, "page-images", { documentId }, { priority });
	});
}
