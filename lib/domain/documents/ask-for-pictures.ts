import { inTransaction } from "#lib/db/transaction.ts";
import { isJobWaiting } from "#lib/jobs/is-job-waiting.ts";
import { enqueue } from "#lib/jobs/queue.ts";

/** Has the pages of a document drawn, unless that is under way already. */
export async function askForPictures(documentId: string): Promise<void> {
	if (await isJobWaiting("page-images", documentId)) return;
	await inTransaction(async (tx) => {
		await enqueue(tx, "page-images", { documentId });
	});
}
