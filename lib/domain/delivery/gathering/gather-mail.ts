import type { Context } from "#lib/domain/context.ts";
import { gatherAccountMail } from "./gather-account-mail.ts";
import { gatherBehalfMail } from "./gather-behalf-mail.ts";
import { gatherBrandSample } from "./gather-brand-sample.ts";
import { gatherCodeMail } from "./gather-code-mail.ts";
import { gatherCopyMail } from "./gather-copy-mail.ts";
import { gatherDeletionMail } from "./gather-deletion-mail.ts";
import { gatherDomainMail } from "./gather-domain-mail.ts";
import { gatherExportMail } from "./gather-export-mail.ts";
import { gatherFactorMail } from "./gather-factor-mail.ts";
import { gatherIdentityAnswerMail } from "./gather-identity-answer-mail.ts";
import { gatherIdentityMail } from "./gather-identity-mail.ts";
import { gatherReleasedMail } from "./gather-released-mail.ts";
import { gatherRetentionMail } from "./gather-retention-mail.ts";
import { gatherSecurityMail } from "./gather-security-mail.ts";
import { gatherSenderMail } from "./gather-sender-mail.ts";
import { gatherSignerMail } from "./gather-signer-mail.ts";
import { gatherVerificationMail } from "./gather-verification-mail.ts";
import { gatherWebhookMail } from "./gather-webhook-mail.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";

/**
 * What a mail job is to say, from the state of things now.
 *
 * @returns null when there is nothing to say any more: the document was closed, the user wants no such mail
 */
export async function gatherMail(context: Context, job: MailJob): Promise<GatheredMail | null> {
	switch (job.kind) {
		case "password-reset":
		case "invitation":
			return gatherAccountMail(context, job, job.kind);
		case "factor-changed":
			return gatherFactorMail(job, job.kind);
		case "webhook-disabled":
			return gatherWebhookMail(job, job.kind);
		case "retention":
			return gatherRetentionMail(job, job.kind);
		case "brand-domain-lost":
			return gatherDomainMail(job, job.kind);
		case "export-started":
		case "export-ready":
			return gatherExportMail(job, job.kind);
		case "deletion-started":
		case "deletion-reminder":
		case "deletion-undone":
		case "deletion-done":
			return gatherDeletionMail(job, job.kind);
		case "security-changed":
			return gatherSecurityMail(job, job.kind);
		case "brand-sample":
			return gatherBrandSample(context, job);
		case "identity-answered":
			return gatherIdentityAnswerMail(job, job.kind);
		case "behalf-sent":
		case "behalf-revoked":
		case "behalf-reassigned":
		case "behalf-reminded":
			return gatherBehalfMail(job, job.kind);
		case "identity-request":
			return gatherIdentityMail(context, job, job.kind);
		case "copy-sent":
		case "copy-completed":
			return gatherCopyMail(context, job, job.kind);
		case "signer-released":
			return gatherReleasedMail(job, job.kind);
		case "proof-code":
			return gatherCodeMail(context, job, job.kind);
		case "identity-accepted":
		case "identity-rejected":
			return gatherVerificationMail(job, job.kind);
		case "please-sign":
		case "your-turn":
		case "reminder":
		case "new-link":
		case "expiring":
		case "corrected":
		case "signer-completed":
		case "signer-declined":
		case "signer-revoked":
		case "signer-expired":
		case "signer-not-needed":
			return gatherSignerMail(context, job, job.kind);
		default:
			return gatherSenderMail(context, job, job.kind);
	}
}
