import { env } from "#lib/config/env.ts";
import type { Tx } from "#lib/db/client.ts";
import { isDeletionPending } from "#lib/db/stores/content-deletions.ts";
import { type LockedDocument, lockDocumentForJob, setDraft } from "#lib/db/stores/documents/documents.ts";
import { findWholeDocument, type WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import { consentWithdrawn } from "#lib/domain/audit/document-events.ts";
import type { Context } from "#lib/domain/context.ts";
import { isDue } from "#lib/domain/is-due.ts";
import { emitTemplateEvent } from "#lib/domain/notices/emit-template-event.ts";
import { hasConsent } from "#lib/domain/sender-identities/has-consent.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { startDocument } from "../asking/start-document.ts";
import { requireMove } from "../rules.ts";
import { contentOf } from "./content-of.ts";

/**
 * Sends a document whose time has come. Does nothing when it was sent, withdrawn or deleted before; one in the
 * name of somebody who does not agree any more becomes a draft.
 */
export const sendScheduled = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, documentId: string): Promise<void> => {
		await inTransaction(async (tx) => {
			const document = await lockDocumentForJob(tx, documentId);
			if (document?.status !== "Scheduled" || document.deletedAt) return;
			if (!isDue(document.scheduledFor, context.now(), env().dayMs)) return;
			if (await isDeletionPending(tx, document.accountId)) {
				// It stays scheduled, in case that is undone.
				await enqueue(tx, "send", { documentId }, { startAfter: new Date(context.now().getTime() + 3_600_000) });
				return;
			}
			const whole = await findWholeDocument(documentId, tx);
			if (!whole) return;
			if (await hasConsent(tx, whole)) await startDocument(tx, context, document, contentOf(whole), whole);
			else await keepAsDraft(tx, context, document, whole);
		});
	},
);

/** The sender decides what becomes of it; the person it names is not told again of the own answer. */
async function keepAsDraft(tx: Tx, context: Context, document: LockedDocument, whole: WholeDocument): Promise<void> {
	const { id: documentId, accountId, senderId: userId } = document;
	const { templateId } = whole;
	const behalfOf = whole.behalfName ?? "";
	requireMove(document.status, "Draft");
	await setDraft(tx, document);
	await appendEvents(tx, context, document, [{ type: "SendFailed", data: { behalfOf } }]);
	if (templateId) {
		const template = { ...document, templateId, ownerId: userId };
		const errorMessage = consentWithdrawn(behalfOf);
		await emitTemplateEvent(tx, context, template, "TemplateSendFailed", { documentId, errorMessage });
	}
	await enqueue(tx, "mail", { kind: "sender-send-failed", accountId, documentId, userId });
}
