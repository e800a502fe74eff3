import { db } from "#lib/db/client.ts";
import { lockDocumentForJob } from "#lib/db/stores/documents/documents.ts";
import { listOverdueWork } from "#lib/db/stores/documents/purging.ts";
import { listUnreadVerifications } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { listOverdueIntakes } from "#lib/db/stores/templates/template-jobs.ts";
import { listOverdueDeliveries } from "#lib/db/stores/webhooks/webhook-deliveries.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { enqueueDeliveries } from "#lib/domain/notices/emit-events.ts";
import { isJobWaiting } from "#lib/queue/is-job-waiting.ts";
import { enqueue } from "#lib/queue/queue.ts";

const BATCH = 500;
const OVERDUE_MS = 3_600_000;

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

/** Identity documents whose reading gave up or got lost. A job too many finds nothing to do. */
export async function resumeReadings(context: Context): Promise<void> {
	const overdue = new Date(context.now().getTime() - OVERDUE_MS);
	for (const { id } of await listUnreadVerifications(overdue, BATCH)) {
		await inTransaction((tx) => enqueue(tx, "identity", { verificationId: id }));
	}
}

/** Templates whose files stopped being processed. A job too many finds nothing to do. */
export async function resumeIntakes(context: Context): Promise<void> {
	const overdue = new Date(context.now().getTime() - OVERDUE_MS);
	for (const intake of await listOverdueIntakes(overdue, BATCH)) {
		await inTransaction((tx) => enqueue(tx, "template-intake", intake));
	}
}

/** Deliveries of webhooks whose job gave up or got lost. A job too many finds nothing to do. */
export async function resumeDeliveries(context: Context): Promise<void> {
	const overdue = new Date(context.now().getTime() - OVERDUE_MS);
	for (const delivery of await listOverdueDeliveries(overdue, BATCH)) {
		await inTransaction((tx) => enqueueDeliveries(tx, [delivery]));
	}
}
