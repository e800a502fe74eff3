import { deleteDocumentRows } from "#lib/db/stores/purging.ts";
import { hasUnmadeBody } from "#lib/db/stores/webhook-deliveries.ts";
import { findWholeDocument, type WholeDocument } from "#lib/db/stores/whole-document.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context } from "#lib/domain/context.ts";
import type { Mark } from "#lib/fields/mark.ts";
import { isJobWaiting } from "#lib/jobs/is-job-waiting.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { isObjectOf } from "#lib/storage/object-storage.ts";
import { deleteUnusedPageImages } from "./delete-unused.ts";
import { deleteByItself, discardObjects } from "./discard-objects.ts";

/**
 * Removes a document from the trash for good: rows, events and bytes. What stays is a tombstone with
 * the head of its chain and the hashes of what was sealed.
 *
 * @throws Error while mails or webhooks about it are still to be composed; the job tries again
 */
export const purgeDocument = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, documentId: string, reason: string): Promise<void> => {
		const document = await findWholeDocument(documentId);
		if (!document?.deletedAt) return;
		await requireNoWaitingMail(documentId);
		if (await hasUnmadeBody(documentId)) throw new Error("Webhooks about this document are still to be composed.");
		await inTransaction(async (tx) => {
			await deleteDocumentRows(tx, {
				documentId,
				accountId: document.accountId,
				actor: actorOf(context),
				reason,
			});
		});
		await discardObjects([...objectKeys(document)]);
		for (const { workingSha256 } of document.files) {
			await deleteByItself(workingSha256, () => deleteUnusedPageImages(document.accountId, workingSha256));
		}
	},
);

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

async function requireNoWaitingMail(documentId: string): Promise<void> {
	if (await isJobWaiting("mail", documentId)) throw new Error("Mails about this document are still to be sent.");
}
