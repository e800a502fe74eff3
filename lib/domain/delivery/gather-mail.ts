import type { BrandSender } from "#lib/domain/brands/mail-brand.ts";
import type { Context } from "#lib/domain/context.ts";
import type { SigningLink } from "#lib/domain/signing/mint-token.ts";
import type { JobPayload } from "#lib/jobs/definitions.ts";
import type { MailContent } from "#lib/mail/content.ts";
import { gatherAccountMail } from "./gather-account-mail.ts";
import { gatherBehalfMail } from "./gather-behalf-mail.ts";
import { gatherCopyMail } from "./gather-copy-mail.ts";
import { gatherDomainMail } from "./gather-domain-mail.ts";
import { gatherIdentityAnswerMail } from "./gather-identity-answer-mail.ts";
import { gatherIdentityMail } from "./gather-identity-mail.ts";
import { gatherSenderMail } from "./gather-sender-mail.ts";
import { gatherSignerMail } from "./gather-signer-mail.ts";
import { gatherWebhookMail } from "./gather-webhook-mail.ts";
import type { ReadDocument } from "./record-delivery.ts";

export type MailJob = JobPayload<"mail">;

/** A stored object that hangs on a mail. */
export type MailAttachment = { key: string; name: string; mediaType: string };

/** A mail as it can be composed now. */
export type GatheredMail = {
	content: MailContent;
	to: { name: string; address: string };
	/** The person replies go to; null for mails of the product itself. */
	replyTo: { name: string; address: string } | null;
	/** How the document's brand changes the From line; absent in mails of the product itself. */
	sentAs?: BrandSender;
	attachments: MailAttachment[];
	/** The document as it was read; absent where its trail says nothing of the mail. */
	document?: ReadDocument;
	/** The link in it that works once it is stored; absent where there is none, or it is stored. */
	link?: SigningLink;
	/** Delivery shows on this signer. */
	signerId: string | null;
	/** What this signer is there for; absent for anybody else. */
	signerType?: string;
	/** The signer is asked to act with this mail. */
	isRequest: boolean;
};

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
		case "webhook-disabled":
			return gatherWebhookMail(job, job.kind);
		case "brand-domain-lost":
			return gatherDomainMail(job, job.kind);
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
		case "please-sign":
		case "your-turn":
		case "reminder":
		case "new-link":
		case "expiring":
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
