import { z } from "zod";
import { PREVIEWED_MAILS } from "#lib/contract/brands/mail-preview.ts";
import { CATALOGUE_LOCALES } from "#lib/i18n/locales.ts";

const uuid = z.uuid();

/**
 * Mails by kind: what has to be told to whom. Payloads name rows by their ids, and carry words only
 * where no row has them; the text is composed when the mail is sent, and links are minted then.
 */
export const MAIL_KINDS = [
	// to a signer
	"please-sign",
	"your-turn",
	"reminder",
	"new-link",
	// that they have asked for, to prove who they are
	"proof-code",
	"identity-accepted",
	"identity-rejected",
	"expiring",
	"corrected",
	"signer-completed",
	"signer-declined",
	"signer-revoked",
	"signer-expired",
	// to a member of a group, another of which has signed
	"signer-not-needed",
	// to whoever was asked, and is not any more
	"signer-released",
	// to carbon copies
	"copy-sent",
	"copy-completed",
	// to the sender
	"sender-viewed",
	"sender-signed",
	"sender-declined",
	"sender-reassigned",
	"sender-completed",
	"sender-expiring",
	"sender-expired",
	"sender-delivery-failed",
	"sender-seal-failed",
	"sender-pages-undrawn",
	"sender-send-failed",
	"sender-proof-locked",
	"sender-identity-review",
	"sender-identity-failed",
	// to whoever began a correction that nobody went on with, who may be another than the sender
	"sender-not-corrected",
	// to the person in whose name it was sent, of what the sender or a signer did
	"behalf-sent",
	"behalf-revoked",
	"behalf-reassigned",
	"behalf-reminded",
	// to a user
	"password-reset",
	"invitation",
	"factor-changed",
	// to a sender, or the Admins where the sender has left: which documents the account's rule deletes soon
	"retention",
	// to the Admins of an account
	"webhook-disabled",
	"brand-domain-lost",
	"export-started",
	"export-ready",
	"deletion-started",
	"deletion-reminder",
	"deletion-undone",
	"deletion-done",
	"security-changed",
	// to who asked the person
	"identity-answered",
	// to a person in whose name an account wants to send
	"identity-request",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
/** A mail of another kind, with nothing behind it, to who designs the brand that it wears. */
const BRAND_SAMPLE = "brand-sample";
/** Mails to the person who sent a document. */
export type SenderMailKind = Extract<MailKind, `sender-${string}`>;
/** Mails to the person in whose name it was sent. */
export type BehalfMailKind = Extract<MailKind, `behalf-${string}`>;

/** Topics of security-relevant changes: Admins get one email per topic and hour. */
const SECURITY_TOPICS = ["admins", "api-keys", "oauth-apps", "webhooks", "frame-origins", "sign-in-provider"] as const;
export type SecurityTopic = (typeof SECURITY_TOPICS)[number];

/** What signers are told by text message. */
const SMS_KINDS = [
	"please-sign",
	"your-turn",
	"reminder",
	"new-link",
	"proof-code",
	"expiring",
	"corrected",
	"signer-completed",
	"identity-accepted",
	"identity-rejected",
] as const satisfies readonly MailKind[];
export type SmsKind = (typeof SMS_KINDS)[number];

/** Every job: its queue's name and the shape of its payload. Queues are created at start from this table. */
export const JOBS = {
	mail: z.object({
		kind: z.enum([...MAIL_KINDS, BRAND_SAMPLE]),
		accountId: uuid,
		documentId: uuid.optional(),
		signerId: uuid.optional(),
		/** On which way the signer was not reached. */
		channel: z.enum(["mail", "sms"]).optional(),
		/** What did not reach the signer was a code. */
		isCode: z.boolean().optional(),
		/** What was not delivered was a signer’s copy of the completed document, or the email to an address in copy. */
		isCopy: z.boolean().optional(),
		/** It hasn’t reached the signer yet and is tried again. */
		isDelayed: z.boolean().optional(),
		userId: uuid.optional(),
		carbonCopyId: uuid.optional(),
		senderIdentityId: uuid.optional(),
		webhookEndpointId: uuid.optional(),
		brandId: uuid.optional(),
		/** The entry of the account's log that it tells of. */
		accountEventId: uuid.optional(),
		/** Topic of the changes it lists, and the time up to which it lists them. */
		security: z.object({ topic: z.enum(SECURITY_TOPICS), until: z.iso.datetime() }).optional(),
		/** Who invited the user. */
		inviterId: uuid.optional(),
		/** The event of the document's trail that it tells of. */
		eventSeq: z.int().optional(),
		/** Which mail of signers is shown to who designs a brand. */
		sample: z.object({ mail: z.enum(PREVIEWED_MAILS), locale: z.enum(CATALOGUE_LOCALES) }).optional(),
		/** Words a person wrote for this one mail: a reminder's message. */
		message: z.string().optional(),
	}),
	sms: z.object({ kind: z.enum(SMS_KINDS), accountId: uuid, documentId: uuid, signerId: uuid }),
	seal: z.object({ documentId: uuid }),
	/** The timestamp that was not available when a document was sealed. */
	timestamp: z.object({ documentId: uuid }),
	"page-images": z.object({ documentId: uuid }),
	/** Pictures of an identity document that a signer has sent, here or at a provider. */
	identity: z.object({ verificationId: uuid }),
	/** What a provider holds of a signer, and nobody needs any more. */
	"identity-redact": z.object({ sessionId: uuid }),
	/** A scheduled document whose time has come. */
	send: z.object({ documentId: uuid }),
	/** The next automatic reminder of one signer. */
	remind: z.object({ documentId: uuid, signerId: uuid }),
	"expiry-alert": z.object({ documentId: uuid }),
	expire: z.object({ documentId: uuid }),
	purge: z.object({ documentId: uuid }),
	/** Files of a template that took too long while its caller waited. */
	"template-intake": z.object({ templateId: uuid }),
	"brand-domain": z.object({ brandId: uuid }),
	/** The documents of a user go to another one; actorId asked for it. */
	"hand-over": z.object({
		accountId: uuid,
		fromUserId: uuid,
		toUserId: uuid,
		actorId: uuid,
		part: z.enum(["all", "drafts", "sent"]).optional(),
	}),
	/** The copy of everything an account has. */
	"data-export": z.object({ exportId: uuid }),
	/** All documents of an account, when its time has come. */
	"content-deletion": z.object({ deletionId: uuid }),
	/** One event on its way to one endpoint. */
	webhook: z.object({ deliveryId: uuid }),
	housekeeping: z.object({}),
} as const;

export type JobName = keyof typeof JOBS;
/** How the external system of a job’s group responded; nothing when the job ended before calling it. */
export type JobResult = "answered" | "timed out" | undefined;
export type JobPayload<N extends JobName> = z.infer<(typeof JOBS)[N]>;

/**
 * How each queue retries. Seconds; the last attempt's failure is told to people, never silent. First
 * retries come soon, since a killed worker or a restarted database is back at once. Refusals by a mail server or
 * SMS provider are retried with their own delays (lib/domain/delivery/sending/retry-rules.ts) for 72 hours.
 */
export const JOB_POLICIES: Record<
	JobName,
	{ retryLimit: number; retryDelay: number; retryBackoff: boolean; retryDelayMax?: number; expireInSeconds: number }
> = {
	mail: { retryLimit: 150, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 120 },
	sms: { retryLimit: 150, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 60 },
	seal: { retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 300 },
	// It ends after 30 days; when it is tried next is in lib/domain/sealing/timestamp-rules.ts.
	timestamp: { retryLimit: 1000, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 600 },
	identity: { retryLimit: 8, retryDelay: 2, retryBackoff: true, expireInSeconds: 120 },
	"identity-redact": { retryLimit: 10, retryDelay: 60, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 60 },
	"page-images": { retryLimit: 8, retryDelay: 2, retryBackoff: true, expireInSeconds: 600 },
	send: { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 60 },
	remind: { retryLimit: 10, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 60 },
	"expiry-alert": { retryLimit: 10, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 60 },
	expire: { retryLimit: 10, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 60 },
	purge: { retryLimit: 10, retryDelay: 60, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 300 },
	"template-intake": { retryLimit: 8, retryDelay: 2, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 900 },
	"brand-domain": { retryLimit: 3, retryDelay: 30, retryBackoff: true, expireInSeconds: 60 },
	"hand-over": { retryLimit: 10, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 900 },
	// It leaves the rest to another job after some minutes.
	"data-export": { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 900 },
	"content-deletion": { retryLimit: 10, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 900 },
	// What the endpoint answers is no failure of the job, which plans its own next attempt.
	webhook: { retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 60 },
	housekeeping: { retryLimit: 3, retryDelay: 2, retryBackoff: true, expireInSeconds: 900 },
};

/** What all queues have in common. */
export const QUEUE_OPTIONS = {
	/** New jobs wake the workers. */
	notify: true,
	/** A worker that was killed stops beating; its jobs are taken up again by another within seconds. */
	heartbeatSeconds: 10,
	/** Nobody reads jobs that have ended, and the supervision reads through all there are every few seconds. */
	deleteAfterSeconds: 6 * 3600,
};
