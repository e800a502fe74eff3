import type { JobWithMetadata } from "pg-boss";
import { checkDomain } from "#lib/domain/brands/check-domain.ts";
import { runDeletion } from "#lib/domain/content-deletion/run-deletion.ts";
import { type Context, jobContext } from "#lib/domain/context.ts";
import { sendMail } from "#lib/domain/delivery/sending/send-mail.ts";
import { sendSms } from "#lib/domain/delivery/sending/send-sms.ts";
import { handOverDocuments } from "#lib/domain/documents/changing/hand-over-documents.ts";
import { expireDocument } from "#lib/domain/documents/ending/expire-document.ts";
import { purgeDocument } from "#lib/domain/documents/ending/purge-document.ts";
import { checkDocument, giveUpCheck } from "#lib/domain/documents/pages/check-document.ts";
import { drawPageImages } from "#lib/domain/documents/pages/draw-page-images.ts";
import { readPageTexts } from "#lib/domain/documents/pages/read-page-texts.ts";
import { sendScheduled } from "#lib/domain/documents/sending/send-scheduled.ts";
import { runExport } from "#lib/domain/exports/run-export.ts";
import { keepHouse } from "#lib/domain/housekeeping/keep-house.ts";
import { readVerification } from "#lib/domain/identity-verification/read-verification.ts";
import { redactSession } from "#lib/domain/identity-verification/redact-session.ts";
import { sendAutoReminder } from "#lib/domain/reminders/send-auto-reminder.ts";
import { sendExpiryAlert } from "#lib/domain/reminders/send-expiry-alert.ts";
import { recordSealFailure } from "#lib/domain/sealing/record-seal-failure.ts";
import { sealDocument } from "#lib/domain/sealing/seal-document.ts";
import { timestampDocument } from "#lib/domain/sealing/timestamp-document.ts";
import { ingestTemplate } from "#lib/domain/templates/ingest-template.ts";
import { deliverWebhook } from "#lib/domain/webhooks/deliver-webhook.ts";
import type { JobName, JobPayload, JobResult } from "#lib/queue/definitions.ts";
import { RetryLater } from "#lib/queue/retry-later.ts";

type Handler<N extends JobName> = (
	job: JobWithMetadata<JobPayload<N>>,
) => Promise<N extends "webhook" ? JobResult : void>;

/**
 * What each job does. Handlers may run again after a crash: the verbs they call find what is done.
 *
 * @param now the worker's clock
 */
export function makeHandlers(now: Context["now"]): { [N in JobName]: Handler<N> } {
	const context = () => jobContext(now);
	return {
		mail: (job) => sendMail(context(), { id: job.id, payload: job.data, ...attemptOf(job) }),
		sms: (job) => sendSms(context(), { id: job.id, payload: job.data, ...attemptOf(job) }),
		seal: async (job) => {
			try {
				await sealDocument(context(), job.data.documentId);
			} catch (error) {
				if (!(error instanceof RetryLater)) await recordSealFailure(context(), job.data.documentId, error);
				throw error;
			}
		},
		timestamp: (job) => timestampDocument(context(), job.data.documentId),
		"page-images": async (job) => {
			// Without its pictures a document cannot be finished, without its words it can.
			const { documentId } = job.data;
			try {
				if (!(await drawPageImages(context(), documentId))) return;
				await checkDocument(context(), documentId);
			} catch (error) {
				if (attemptOf(job).isLastAttempt) await giveUpCheck(context(), documentId);
				throw error;
			}
			await readPageTexts(context(), documentId);
		},
		identity: (job) => readVerification(context(), job.data.verificationId, attemptOf(job)),
		"identity-redact": (job) => redactSession(context(), job.data.sessionId),
		send: (job) => sendScheduled(context(), job.data.documentId),
		remind: (job) => sendAutoReminder(context(), job.data),
		"expiry-alert": (job) => sendExpiryAlert(context(), job.data.documentId),
		expire: (job) => expireDocument(context(), job.data.documentId),
		purge: (job) => purgeDocument(context(), job.data.documentId, "deleted"),
		"template-intake": (job) => ingestTemplate(context(), job.data.templateId, attemptOf(job)),
		"brand-domain": (job) => checkDomain(context(), job.data.brandId),
		"hand-over": (job) => handOverDocuments(context(), job.data),
		"content-deletion": (job) => runDeletion(context(), job.data.deletionId),
		"data-export": (job) => runExport(context(), job.data.exportId, attemptOf(job)),
		webhook: (job) => deliverWebhook(context(), job.data.deliveryId),
		housekeeping: () => keepHouse(context()),
	};
}

/** Every fetch of a job counts as an attempt, however the previous one ended. */
function attemptOf({ retryCount, retryLimit, createdOn }: JobWithMetadata) {
	return { isFirstAttempt: retryCount === 0, isLastAttempt: retryCount >= retryLimit, queuedAt: createdOn };
}
