import { lockDocumentForJob } from "#lib/db/stores/documents/documents.ts";
import { keepCertificate } from "#lib/db/stores/documents/kept-certificates.ts";
import { deleteDocumentRows, listObjectsOfDocument } from "#lib/db/stores/documents/purging.ts";
import { findWholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { hasUnmadeBody } from "#lib/db/stores/webhooks/webhook-deliveries.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { isJobWaiting } from "#lib/queue/is-job-waiting.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { isObjectOf } from "#lib/storage/object-storage.ts";
import { deleteUnusedPageImages } from "./delete-unused.ts";
import { deleteByItself, discardObjects } from "./discard-objects.ts";

/**
 * Removes a document from the trash for good when its time has come: rows, events and bytes. What stays is a tombstone
 * with the head of its chain and the hashes of what was sealed, and its certificate where the account keeps those of what
 * its rule deletes. The row says when that is, not the job: one that was
 * taken out of the trash stays, one that was put there again has its whole time, and one that an Admin holds waits for
 * its release.
 *
 * @throws Error while mails or webhooks about it are still to be composed; the job tries again
 */
export const purgeDocument = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, documentId: string, reason: string): Promise<void> => {
		const document = await findWholeDocument(documentId);
		if (!document?.deletedAt) return;
		await requireNoWaitingMail(documentId);
		if (await hasUnmadeBody(documentId))
			throw new Error("Some webhook events about this document haven’t been created yet.");
		const keys = await inTransaction(async (tx) => {
			const locked = await lockDocumentForJob(tx, documentId);
			if (!locked?.deletedAt) return null;
			// Its release asks anew.
			if (locked.heldAt !== null) return null;
			const { accountId, purgeAt } = locked;
			if (purgeAt && purgeAt > context.now()) {
				await enqueue(tx, "purge", { documentId }, { startAfter: purgeAt });
				return null;
			}
			const objects = await listObjectsOfDocument(tx, documentId);
			if (locked.keepsCertificate) await keepCertificate(tx, locked, context.now());
			await deleteDocumentRows(tx, { documentId, accountId, actor: actorOf(context), reason });
			return objects.filter((key) => isObjectOf(accountId, key));
		});
		if (keys === null) return;
		await discardObjects(keys);
		for (const { workingSha256 } of document.files) {
			await deleteByItself(workingSha256, () => deleteUnusedPageImages(document.accountId, workingSha256));
		}
	},
);

async function requireNoWaitingMail(documentId: string): Promise<void> {
	if (await isJobWaiting("mail", documentId)) throw new Error("Some emails about this document haven’t been sent yet.");
}
