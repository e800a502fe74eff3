import type { DocumentSettings } from "#lib/db/document-settings.ts";
import type { ChainEnd } from "#lib/db/stores/audit/audit-events.ts";
import type { BrandSender } from "#lib/domain/brands/mail-brand.ts";
import type { SigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import type { MailContent } from "#lib/mail/content.ts";
import type { JobPayload } from "#lib/queue/definitions.ts";

export type MailJob = JobPayload<"mail">;

/** A stored object that hangs on a mail. */
export type MailAttachment = { key: string; name: string; mediaType: string };

/** What a message's document says of how its delivery is written down. */
export type ReadDocument = ChainEnd & { settings: DocumentSettings };

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
	/** No attempt is made after this time; absent: retry-rules.ts decides. */
	triedUntil?: Date;
};
