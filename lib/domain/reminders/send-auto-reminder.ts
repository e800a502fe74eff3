import { env } from "#lib/config/env.ts";
import { lockDocumentForJob } from "#lib/db/stores/documents/documents.ts";
import { findSigner, updateSigner } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { Context } from "#lib/domain/context.ts";
import { tellIdentity } from "#lib/domain/documents/asking/tell-sender.ts";
import { tellSigner } from "#lib/domain/documents/asking/tell-signer.ts";
import { isDue } from "#lib/domain/is-due.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { nextReminderAt } from "./rules.ts";

/**
 * Sends a signer the automatic reminder that is due and plans the next. Does nothing when the signer has
 * acted, the document has ended or its time is up, or the reminder went out already.
 */
export const sendAutoReminder = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, job: { documentId: string; signerId: string }): Promise<void> => {
		const now = context.now();
		const { dayMs } = env();
		await inTransaction(async (tx) => {
			const document = await lockDocumentForJob(tx, job.documentId);
			if (document?.status !== "InProgress" || document.sealState !== "None" || document.deletedAt) return;
			if (document.expiresAt && document.expiresAt <= now) return;
			const signer = await findSigner(tx, document, job.signerId);
			if (signer?.status !== "NotCompleted" || !signer.activatedAt) return;
			if (!isDue(signer.nextReminderAt, now, dayMs)) return;
			const remindersSent = signer.remindersSent + 1;
			const dueAt = nextReminderAt(
				document.settings.reminders,
				{ firstDeliveredAt: signer.firstDeliveredAt, remindersSent },
				now,
				dayMs,
			);
			await updateSigner(tx, signer, { remindersSent, nextReminderAt: dueAt, lastRemindedAt: now });
			await tellSigner(tx, document, signer, "reminder");
			await tellIdentity(tx, document, "behalf-reminded", { signerId: signer.id });
			const to = signer.email || (signer.phoneNumber ?? "");
			await appendEvents(tx, context, document, [{ type: "ReminderSent", data: { to, message: "" } }]);
			if (dueAt) await enqueue(tx, "remind", job, { startAfter: dueAt });
		});
	},
);
