import { deleteExport, listIdleExports, listOverExports } from "#lib/db/stores/exports/data-exports.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { discardObjects } from "#lib/domain/documents/ending/discard-objects.ts";
import { enqueue } from "#lib/queue/queue.ts";

const BATCH = 500;
const IDLE_MS = 3_600_000;
/** A failed one is shown as long as a whole one can be downloaded. */
const FAILED_MS = 86_400_000;

/** Exports whose time is over go, and those go on whose job got lost. A job too many finds what was done. */
export async function retireExports(context: Context): Promise<void> {
	const now = context.now();
	const before = (ms: number) => new Date(now.getTime() - ms);
	for (const { id, accountId } of await listOverExports(now, before(FAILED_MS), BATCH)) {
		await discardObjects(await inTransaction((tx) => deleteExport(tx, accountId, id)));
	}
	for (const { id: exportId } of await listIdleExports(before(IDLE_MS), BATCH)) {
		await inTransaction((tx) => enqueue(tx, "data-export", { exportId }));
	}
}
