import { env } from "#lib/config/env.ts";
import type { Tx } from "#lib/db/client.ts";
import { type LockedDocument, setStarted } from "#lib/db/stores/documents.ts";
import type { AuditEventData } from "#lib/domain/audit/event-types.ts";
import type { Context } from "#lib/domain/context.ts";
import { enqueue } from "#lib/jobs/queue.ts";
import { planExpiry } from "../ending/plan-expiry.ts";
import { expiryDate, requireMove } from "../rules.ts";
import { type AskedSigner, advanceDocument } from "./advance-document.ts";
import { tellIdentity } from "./tell-sender.ts";

/** Whom a document is sent to; signers as they are now, in the order of the request. */
export type Recipients = { signers: AskedSigner[]; carbonCopies: { id: string }[] };

/**
 * Begins the signing of a document: from now on its time runs, and the first signers and those in copy
 * are told. The row must be locked.
 */
export async function startDocument(
	tx: Tx,
	context: Context,
	document: LockedDocument,
	content: AuditEventData["DocumentSent"],
	{ signers, carbonCopies }: Recipients,
): Promise<void> {
	const { id: documentId, accountId } = document;
	const started = document.status === "InProgress" ? document : await begin(tx, context, document);
	await advanceDocument(tx, context, started, signers, [{ type: "DocumentSent", data: content }]);
	await planExpiry(tx, started, context.now());
	await tellIdentity(tx, started, "behalf-sent");
	if (started.disableEmails) return;
	for (const { id: carbonCopyId } of carbonCopies) {
		await enqueue(tx, "mail", { kind: "copy-sent", accountId, documentId, carbonCopyId });
	}
}

/** One that is sent at once is stored as such; the time of others begins now. */
async function begin(tx: Tx, context: Context, document: LockedDocument): Promise<LockedDocument> {
	requireMove(document.status, "InProgress");
	const sentAt = context.now();
	const expiresAt = expiryDate(sentAt, document.settings.expiry, env().dayMs);
	await setStarted(tx, document, sentAt, expiresAt);
	return { ...document, status: "InProgress", sentAt, expiresAt };
}
