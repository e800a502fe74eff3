import { lockDocumentForJob } from "#lib/db/stores/documents/documents.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { Context } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { closeDocument } from "./close-document.ts";

/** The database's clock starts jobs and ours judges them; further ahead, the document was given more time. */
const CLOCKS_DIFFER_MS = 60_000;

/** Closes a document whose time is up. Does nothing when it was finished, closed or extended before. */
export const expireDocument = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, documentId: string): Promise<void> => {
		await inTransaction(async (tx) => {
			const document = await lockDocumentForJob(tx, documentId);
			if (document?.status !== "InProgress" || document.sealState !== "None") return;
			if (!document.expiresAt) return;
			const remainingMs = document.expiresAt.getTime() - context.now().getTime();
			if (remainingMs > CLOCKS_DIFFER_MS) return;
			if (remainingMs > 0) {
				const startAfter = new Date(document.expiresAt.getTime() + remainingMs);
				await enqueue(tx, "expire", { documentId }, { startAfter });
				return;
			}
			await appendEvents(tx, context, document, [
				{ type: "DocumentExpired", data: { expiredAt: document.expiresAt.toISOString() } },
			]);
			await closeDocument(tx, context, document, {
				status: "Expired",
				reason: null,
				signerMail: "signer-expired",
				senderMail: "sender-expired",
			});
		});
	},
);
