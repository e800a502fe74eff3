import { lockDocumentForJob } from "#lib/db/stores/documents/documents.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { Context } from "#lib/domain/context.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { sealFailureReason } from "./seal-failure-reason.ts";

/** After this many failures in a row the sender is told by mail; the page shows it from the first on. */
const TELL_AFTER_ATTEMPTS = 3;

/** Makes a failed seal visible: reason and count on the document, an event, in time a mail. */
export const recordSealFailure = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, documentId: string, error: unknown): Promise<void> => {
		const reason = sealFailureReason(error);
		await inTransaction(async (tx) => {
			const document = await lockDocumentForJob(tx, documentId);
			if (!document || document.sealState === "Sealed" || document.sealState === "None") return;
			const attempt = document.sealAttempts + 1;
			const failed = { type: "SealFailed", data: { error: sayIn(reason, "EN"), said: reason, attempt } } as const;
			const changes = { sealState: "Failed", sealNote: reason, sealAttempts: attempt } as const;
			await appendEvents(tx, context, document, [failed], changes);
			if (attempt !== TELL_AFTER_ATTEMPTS) return;
			await enqueue(tx, "mail", {
				kind: "sender-seal-failed",
				accountId: document.accountId,
				documentId,
				userId: document.senderId,
			});
		});
	},
);
