import { env } from "#lib/config/env.ts";
import type { Tx } from "#lib/db/client.ts";
import { type LockedDocument, setStarted } from "#lib/db/stores/documents/documents.ts";
import { setAwaitingCheck } from "#lib/db/stores/documents/page-pictures.ts";
import type { AuditEventData } from "#lib/domain/audit/event-types.ts";
import type { Context } from "#lib/domain/context.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { planExpiry } from "../ending/plan-expiry.ts";
import { hasUndrawnPages, needsCheck } from "../pages/needs-check.ts";
import { expiryDate, requireMove } from "../rules.ts";
import { type AskedSigner, advanceDocument } from "./advance-document.ts";
import { tellOfStart } from "./tell-of-start.ts";
import { tellSender } from "./tell-sender.ts";

/** What is sent, and whom to; signers as they are now, in the order of the request. */
export type Sent = {
	files: Parameters<typeof needsCheck>[0];
	signers: AskedSigner[];
	carbonCopies: { id: string }[];
};

/**
 * Begins the signing of a document: from now on its time runs, and the first signers and those in copy
 * are told; of a document whose pages are to be checked first, a job tells them. The row must be locked.
 */
export async function startDocument(
	tx: Tx,
	context: Context,
	document: LockedDocument,
	content: AuditEventData["DocumentSent"],
	{ files, signers, carbonCopies }: Sent,
): Promise<void> {
	const begun = document.status === "InProgress" ? document : await begin(tx, context, document);
	const started = needsCheck(files) ? await setAwaitingCheck(tx, begun, true) : begun;
	await advanceDocument(tx, context, started, signers, [{ type: "DocumentSent", data: content }]);
	await planExpiry(tx, started, context.now());
	if (!started.isAwaitingCheck) return tellOfStart(tx, started, carbonCopies);
	await enqueue(tx, "page-images", { documentId: started.id });
	if (hasUndrawnPages(files)) await tellSender(tx, started, "sender-pages-undrawn");
}

/** One that is sent at once is stored as such; the time of others begins now. */
async function begin(tx: Tx, context: Context, document: LockedDocument): Promise<LockedDocument> {
	requireMove(document.status, "InProgress");
	const sentAt = context.now();
	const expiresAt = expiryDate(sentAt, document.settings.expiry, env().dayMs);
	await setStarted(tx, document, sentAt, expiresAt);
	return { ...document, status: "InProgress", sentAt, expiresAt };
}
