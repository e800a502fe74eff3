import { db } from "#lib/db/client.ts";
import { lockDocumentForJob } from "#lib/db/stores/documents.ts";
import { listOverdueWork } from "#lib/db/stores/purging.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { isJobWaiting } from "#lib/jobs/is-job-waiting.ts";
import { enqueue } from "#lib/jobs/queue.ts";

const BATCH = 500;

/**
 * Starts again what gave up after its last attempt: a document that everybody signed is sealed
 * whenever the cause is gone, however long that takes. Expiry and purge likewise.
 */
export async function resumeWork(context: Context): Promise<void> {
	for (const { name, documentId } of await listOverdueWork(db(), context.now(), BATCH)) {
		if (await isJobWaiting(name, documentId)) continue;
		await inTransaction(async (tx) => {
			// Two of these at the same time: the second waits here and then sees the first one's job.
			await lockDocumentForJob(tx, documentId);
			if (!(await isJobWaiting(name, documentId))) await enqueue(tx, name, { documentId });
		});
	}
}
