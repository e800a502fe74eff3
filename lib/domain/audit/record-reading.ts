import { insertEventIfUnchanged } from "#lib/db/stores/audit/audit-events.ts";
import { lockDocument } from "#lib/db/stores/documents/documents.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { appendEvents, chainEvents, type NewEvent } from "./append-event.ts";
import { evidenceKeyInUse } from "./evidence-keys.ts";

/** What somebody took along of a document, or looked at; webhooks tell nothing of it. */
type ReadingEvent = Extract<
	NewEvent,
	{ type: "DocumentDownloaded" | "AttachmentDownloaded" | "IdentityPictureViewed" | "IdentityDataDownloaded" }
>;

/** What is needed of a document that was read without a lock. */
type ReadDocument = { id: string; accountId: string; chainHead: string; eventCount: number };

/**
 * Writes down that something of a document was read. Where nothing has happened to it since, which the
 * head of its chain says, that is one statement; else the document is locked like for any other event. Not
 * for changes: what they are judged by may be another by then.
 *
 * @param document as it was read, without a lock; a document that is gone by now is no error
 */
export async function recordReading(context: Context, document: ReadDocument, event: ReadingEvent): Promise<void> {
	const { id, accountId, chainHead, eventCount } = document;
	const read = { id, chainHead, eventCount };
	const at = context.now();
	const [row] = chainEvents(await evidenceKeyInUse(), context, read, [event], at);
	if (row && (await insertEventIfUnchanged(chainHead, read, row, at))) return;
	await inTransaction(async (tx) => {
		const locked = await lockDocument(tx, { accountId }, id);
		if (locked) await appendEvents(tx, context, locked, [event]);
	});
}
