import { env } from "#lib/config/env.ts";
import { lockDocumentForJob } from "#lib/db/stores/documents.ts";
import { findWholeDocument } from "#lib/db/stores/whole-document.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { isDue } from "#lib/domain/reminders/rules.ts";
import { contentOf } from "./content-of.ts";
import { startDocument } from "./start-document.ts";

/** Sends a document whose time has come. Does nothing when it was sent, withdrawn or deleted before. */
export async function sendScheduled(context: Context, documentId: string): Promise<void> {
	await inTransaction(async (tx) => {
		const document = await lockDocumentForJob(tx, documentId);
		if (document?.status !== "Scheduled" || document.deletedAt) return;
		if (!isDue(document.scheduledFor, context.now(), env().dayMs)) return;
		const whole = await findWholeDocument(documentId, tx);
		if (whole) await startDocument(tx, context, document, contentOf(whole), whole.carbonCopies);
	});
}
