import { env } from "#lib/config/env.ts";
import { hasExpiryAlert, lockDocumentForJob, remindableSigners } from "#lib/db/stores/documents/documents.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { Context } from "#lib/domain/context.ts";
import { tellSender } from "#lib/domain/documents/asking/tell-sender.ts";
import { tellSigner } from "#lib/domain/documents/asking/tell-signer.ts";
import { isDue } from "#lib/domain/is-due.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/**
 * A day before a document expires: tells its sender and the signers whose turn it is, once for each
 * expiry. Does nothing when the document has ended or was given more time.
 */
export const sendExpiryAlert = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, documentId: string): Promise<void> => {
		const now = context.now();
		const { dayMs } = env();
		await inTransaction(async (tx) => {
			const document = await lockDocumentForJob(tx, documentId);
			if (document?.status !== "InProgress" || document.sealState !== "None" || document.deletedAt) return;
			const { expiresAt } = document;
			if (!expiresAt || expiresAt <= now || !document.settings.enableExpiryAlert) return;
			if (!isDue(new Date(expiresAt.getTime() - dayMs), now, dayMs)) return;
			const at = expiresAt.toISOString();
			if (await hasExpiryAlert(tx, document, at)) return;
			await appendEvents(tx, context, document, [{ type: "ExpiryAlertSent", data: { expiresAt: at } }]);
			await tellSender(tx, document, "sender-expiring");
			for (const signer of await remindableSigners(tx, document)) await tellSigner(tx, document, signer, "expiring");
		});
	},
);
