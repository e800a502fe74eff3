import { db } from "#lib/db/client.ts";
import { deleteDocumentRows, holdObjectExclusively, isObjectUsed } from "#lib/db/stores/purging.ts";
import { findWholeDocument } from "#lib/db/stores/whole-document.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { isJobWaiting } from "#lib/jobs/is-job-waiting.ts";
import { storage } from "#lib/storage/storage.ts";

/**
 * Removes a document from the trash for good: rows, events and bytes. What stays is a tombstone with
 * the head of its chain.
 *
 * @throws Error while mails about it are still to be sent; the job tries again
 */
export async function purgeDocument(context: Context, documentId: string, reason: string): Promise<void> {
	const document = await findWholeDocument(documentId);
	if (!document?.deletedAt) return;
	await requireNoWaitingMail(documentId);
	const keys = new Set<string>();
	for (const file of document.files) keys.add(file.uploadKey).add(file.workingKey);
	for (const field of document.fields) if (field.valueKey) keys.add(field.valueKey);
	for (const key of [document.sealedKey, document.auditLogKey, document.brandLogoKey]) if (key) keys.add(key);
	await inTransaction(async (tx) => {
		await deleteDocumentRows(tx, {
			documentId,
			accountId: document.accountId,
			actor: context.principal.kind === "system" ? context.principal.name : context.principal.email,
			reason,
		});
	});
	for (const key of keys) await deleteUnusedObject(key);
	for (const file of document.files) {
		const stillUsed = await isObjectUsed(db(), file.workingKey);
		if (!stillUsed) await storage().deletePrefix(`${document.accountId}/pages/${file.workingSha256}`);
	}
}

/** Deletes an object unless a document refers to it; a send that is about to has it locked. */
export async function deleteUnusedObject(key: string): Promise<void> {
	await inTransaction(async (tx) => {
		await holdObjectExclusively(tx, key);
		if (!(await isObjectUsed(tx, key))) await storage().delete(key);
	});
}

async function requireNoWaitingMail(documentId: string): Promise<void> {
	if (await isJobWaiting("mail", documentId)) throw new Error("Mails about this document are still to be sent.");
}
