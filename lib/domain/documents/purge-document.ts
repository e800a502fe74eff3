import { log } from "#lib/config/log.ts";
import { deleteDocumentRows, holdObjectExclusively, listUnusedObjects } from "#lib/db/stores/purging.ts";
import { hasUnmadeBody } from "#lib/db/stores/webhook-deliveries.ts";
import { findWholeDocument, type WholeDocument } from "#lib/db/stores/whole-document.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import type { Mark } from "#lib/fields/mark.ts";
import { isJobWaiting } from "#lib/jobs/is-job-waiting.ts";
import { isObjectOf } from "#lib/storage/object-storage.ts";
import { storage } from "#lib/storage/storage.ts";

/**
 * Removes a document from the trash for good: rows, events and bytes. What stays is a tombstone with
 * the head of its chain and the hashes of what was sealed.
 *
 * @throws Error while mails or webhooks about it are still to be composed; the job tries again
 */
export async function purgeDocument(context: Context, documentId: string, reason: string): Promise<void> {
	const document = await findWholeDocument(documentId);
	if (!document?.deletedAt) return;
	await requireNoWaitingMail(documentId);
	if (await hasUnmadeBody(documentId)) throw new Error("Webhooks about this document are still to be composed.");
	await inTransaction(async (tx) => {
		await deleteDocumentRows(tx, {
			documentId,
			accountId: document.accountId,
			actor: context.principal.kind === "system" ? context.principal.name : context.principal.email,
			reason,
		});
	});
	for (const key of objectKeys(document)) await deleteByItself(key, () => deleteUnusedObject(key));
	for (const { workingSha256 } of document.files) {
		await deleteByItself(workingSha256, () => deleteUnusedPageImages(document.accountId, workingSha256));
	}
}

/** One object that cannot be deleted does not keep the others; the sweep comes by it again. */
export async function deleteByItself(key: string, deleteIt: () => Promise<void>): Promise<void> {
	await deleteIt().catch((error: unknown) => log.warn({ key, error }, "an object could not be deleted"));
}

function objectKeys(document: WholeDocument): Set<string> {
	const marks = document.people.flatMap((signer) => [signer.signature, signer.initials] as (Mark | null)[]);
	const keys = [
		...document.files.flatMap((file) => [file.uploadKey, file.workingKey, file.sealedKey]),
		...document.everyField.map((field) => field.valueKey),
		...marks.map((mark) => (mark?.kind === "image" ? mark.key : null)),
		...[document.sealedKey, document.auditLogKey, document.brandLogoKey, document.mailedKey],
	];
	return new Set(keys.filter((key) => key !== null).filter((key) => isObjectOf(document.accountId, key)));
}

/** Deletes an object unless something refers to it; a send that is about to has it locked. */
export function deleteUnusedObject(key: string): Promise<void> {
	return deleteUnlessUsed(key, () => storage().delete(key));
}

/** Deletes the images of a working file's pages unless a document has that file. */
export function deleteUnusedPageImages(accountId: string, workingSha256: string): Promise<void> {
	return deleteUnlessUsed(`${accountId}/${workingSha256}`, () =>
		storage().deletePrefix(`${accountId}/pages/${workingSha256}`),
	);
}

async function deleteUnlessUsed(key: string, deleteIt: () => Promise<void>): Promise<void> {
	await inTransaction(async (tx) => {
		await holdObjectExclusively(tx, key);
		const [unused] = await listUnusedObjects(tx, [key]);
		if (unused !== undefined) await deleteIt();
	});
}

async function requireNoWaitingMail(documentId: string): Promise<void> {
	if (await isJobWaiting("mail", documentId)) throw new Error("Mails about this document are still to be sent.");
}
