import { env } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { lockDocumentForJob } from "#lib/db/stores/documents/documents.ts";
import { closeCorrection, findStaleCorrection, listStaleCorrections } from "#lib/db/stores/drafts/corrections.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { isOnDesk } from "../editing/is-in-editor.ts";
import { KEPT_DAYS } from "../editing/kept-days.ts";

/** An hour's share: what is left over goes in the next. */
const PER_RUN = 500;

/**
 * Discards the corrections that nobody has gone on with for a day: their documents stay as they were sent, and whoever
 * began them is told, once. One that has ended with its document is only put away.
 */
export async function discardStaleCorrections(context: Context): Promise<void> {
	const now = context.now();
	for (const { documentId } of await listStaleCorrections(db(), now, PER_RUN)) {
		await inTransaction(async (tx) => {
			const document = await lockDocumentForJob(tx, documentId);
			const stale = document && (await findStaleCorrection(tx, document, now));
			if (!stale) return;
			const userId = document.correctedSince && isOnDesk(document) ? stale.correctedById : null;
			await closeCorrection(tx, document, "Discarded", new Date(now.getTime() + KEPT_DAYS * env().dayMs));
			if (userId === null) return;
			const { accountId } = document;
			await enqueue(tx, "mail", { kind: "sender-not-corrected", accountId, documentId, userId });
		});
	}
}
