import type { IdentityRejection } from "#lib/contract/signing/identity-page.ts";
import type { IdentityJudge } from "#lib/contract/signing/identity-settings.ts";
import type { WebhookEnding } from "#lib/contract/webhooks/failures.ts";
import type { FactorChange, SecurityWords } from "#lib/i18n/mail/mail-catalogue.ts";
import type { MailDeed, MailTask } from "#lib/i18n/mail/mail-task.ts";
import type { MailKind } from "#lib/queue/definitions.ts";

export type MailBrand = {
	name: string;
	/** Absolute address of the logo; the brand's name stands in for it where pictures are blocked. */
	logoUrl: string | null;
	/** The picture's own size. */
	logoSize?: { widthPx: number; heightPx: number };
	/** CSS colours; anything that is not plainly a colour is ignored. */
	backgroundColor?: string;
	/** What can be read on the background. */
	backgroundTextColor?: string;
	buttonColor?: string;
	buttonTextColor?: string;
	/** Mails do not name the service they come through. */
	hidesTagLine?: boolean;
};

type Reader = {
	/** Any locale of lib/i18n/locales.ts. */
	locale: string;
	/** IANA zone that dates are written in. */
	timeZone: string;
	/** Whom the mail greets; empty when nobody knows the name. */
	recipientName: string;
	brand?: MailBrand;
};

/** Of the deletion of all documents. */
type DeletionMail = {
	accountName: string;
	/** Who wants it, or has undone it. */
	personName: string;
	at: Date;
	/** Empty: nobody knows. */
	ip: string;
	/** When it is carried out; null: it was, or will not be. */
	dueAt: Date | null;
	/** How many documents were. */
	deleted: number;
	/** Titles of some that were kept. */
	kept: string[];
	/** What becomes of certificates that were kept of documents; null: there are none. */
	certificates: "go" | "stay" | null;
	url: string;
};

/** personName: who asked for the export. */
type ExportMail = { accountName: string; personName: string; at: Date; url: string };

type DocumentMail = Reader & {
	documentTitle: string;
	senderName: string;
	senderEmail: string;
	/** The sender's organisation. */
	accountName: string;
	/** What it says of itself, in one line; left out: nothing but its name. */
	organisationLine?: string;
	/** Made with a sandbox key: the mail says that nothing here binds. */
	isSandbox?: boolean;
	/** To who designs a brand: says that there is no document behind it. */
	sampleNote?: string;
};

type RequestMail = DocumentMail & {
	/** For a person who signs in person the mail goes to the host, and recipientName is the host's. */
	signerType: "Signer" | "Reviewer" | "InPersonSigner";
	/** Who signs; differs from recipientName only for InPersonSigner. */
	signerName: string;
	/** Set when any one of a group is asked. */
	groupName?: string;
	/** Set when another person was asked before and has named this one. */
	handedOver?: { byName: string; reason: string };
	/** The sender's words, line breaks kept; empty for none. */
	message: string;
	/** The subject of requests and turns, with placeholders; left out: the usual one. */
	subjectText?: string;
	url: string;
	expiresAt: Date | null;
};

/** Who signed, and who reviewed and approved. */
type Finishers = { signerNames: string[]; reviewerNames: string[] };

type CompletedMail = DocumentMail &
	Finishers & {
		completedAt: Date;
		/** The sealed PDF hangs on the mail; otherwise there must be a url. */
		isAttached: boolean;
		url?: string;
		/** Until when the url serves the file. */
		urlExpiresAt?: Date | null;
	};

/** To the person who sent the document; recipientName is the sender's. */
type SenderMail = Reader & {
	documentTitle: string;
	/** The document's page; null for the person in whose name it was sent, who may have no account. */
	url: string | null;
	isSandbox?: boolean;
	/** Set when the mail goes to the person in whose name it was sent: who sent it, for whom. */
	behalf?: { senderName: string; accountName: string };
};

/** To the person in whose name the document was sent; recipientName is that person's. */
type BehalfMail = Reader & { documentTitle: string; senderName: string; accountName: string; isSandbox?: boolean };

type ContentByKind = {
	"please-sign": RequestMail;
	/** completedBy: names of those who finished in the waves before, and what they did. */
	"your-turn": RequestMail & { completedBy: string[]; deed: MailDeed };
	/** message: the words of this reminder. */
	reminder: RequestMail;
	/** message stays empty. */
	"new-link": RequestMail;
	/** The code that the signer has asked for. */
	"proof-code": DocumentMail & { code: string; minutes: number };
	/** The identity document that the signer has shown; url: where they go on; provider: who verified it, if one did. */
	"identity-accepted": DocumentMail & { url: string; by: IdentityJudge; provider: string | null };
	/** note: the sender's words, empty for none. */
	"identity-rejected": DocumentMail & { url: string; rejection: IdentityRejection; note: string; triesLeft: number };
	/** message stays empty. */
	expiring: RequestMail;
	/** message: what the sender says with the document by now. */
	corrected: RequestMail;
	"signer-completed": CompletedMail;
	/** task: of the person who declined. */
	"signer-declined": DocumentMail & { declinedByName: string; task: MailTask; reason: string; declinedAt: Date };
	/** task: what is no longer asked of the reader, here and where time ran out. */
	"signer-revoked": DocumentMail & { reason: string; task: MailTask };
	"signer-expired": DocumentMail & { expiredAt: Date; task: MailTask };
	/** signedByName: who signed for the group. */
	"signer-not-needed": DocumentMail & { signedByName: string; groupName: string; isReview: boolean };
	/** task: what was asked of the reader. */
	"signer-released": DocumentMail & { task: MailTask };
	"copy-sent": DocumentMail & { signerNames: string[]; message: string };
	"copy-completed": CompletedMail;
	/** deed: what the person is asked for or did. */
	"sender-viewed": SenderMail & { signerName: string; deed: MailDeed; viewedAt: Date };
	/** waitingFor: names of those who have not finished yet. */
	"sender-signed": SenderMail & { signerName: string; deed: MailDeed; signedAt: Date; waitingFor: string[] };
	/** othersTold: how many beside the one who declined got a mail of it. */
	"sender-declined": SenderMail & {
		signerName: string;
		task: MailTask;
		reason: string;
		declinedAt: Date;
		othersTold: number;
	};
	/** formerName: who was asked before; signerName, signerEmail: who is asked now. */
	"sender-reassigned": SenderMail & {
		formerName: string;
		signerName: string;
		signerEmail: string;
		task: MailTask;
		reason: string;
	};
	"sender-completed": SenderMail & Finishers & { completedAt: Date; isAttached: boolean };
	/** deed: what these people have not done, here and where time ran out. */
	"sender-expiring": SenderMail & { notSignedBy: string[]; deed: MailDeed; expiresAt: Date };
	"sender-expired": SenderMail & { notSignedBy: string[]; deed: MailDeed; expiredAt: Date };
	/** signerEmail: the number, when a text message failed. */
	"sender-delivery-failed": SenderMail & {
		signerName: string;
		signerEmail: string;
		error: string;
		channel?: "mail" | "sms";
		/** It was a code that the signer had asked for. */
		isCode?: boolean;
		/** It was the signer’s copy of the completed document, or an address in copy was not reached. */
		isCopy?: boolean;
		/** It hasn’t arrived yet and is tried again. */
		isDelayed?: boolean;
	};
	"sender-seal-failed": SenderMail & { error: string };
	/** pages: across files, 1-based. */
	/** Pages are numbered within their file; isUnsent: no one was asked to sign before it was found. */
	"sender-pages-undrawn": SenderMail & { files: { name: string; pages: number[] }[]; isUnsent: boolean };
	/** behalfName: in whose name it was to be sent. */
	"sender-send-failed": SenderMail & { behalfName: string };
	"sender-not-corrected": SenderMail;
	/** A signer has sent an identity document, or a check has refused it. */
	/** provider: who has what was shown; null: the pictures are here. */
	"sender-identity-review": SenderMail & { signerName: string; provider: string | null };
	"sender-identity-failed": SenderMail & { signerName: string; rejection: IdentityRejection; triesLeft: number };
	/** tries: wrong codes that were given. */
	"sender-proof-locked": SenderMail & { signerName: string; tries: number };
	"behalf-sent": BehalfMail & { signerNames: string[] };
	"behalf-revoked": BehalfMail & { reason: string };
	/** signerName: who signs now. */
	"behalf-reassigned": BehalfMail & { signerName: string; task: MailTask };
	"behalf-reminded": BehalfMail & { signerName: string };
	"webhook-disabled": Reader & {
		accountName: string;
		endpointUrl: string;
		endpointId: string;
		ending: WebhookEnding;
		/** What it answered with, where that is told. */
		status: number | null;
		disabledAt: Date;
		/** Of its room. */
		url: string;
	};
	/** ip: from where it was asked for; empty: nobody knows. */
	"export-started": Reader & ExportMail & { ip: string };
	/** isOwn: the reader asked for it. */
	"export-ready": Reader & ExportMail & { isOwn: boolean; expiresAt: Date };
	"deletion-started": Reader & DeletionMail;
	"deletion-reminder": Reader & DeletionMail;
	"deletion-undone": Reader & DeletionMail;
	"deletion-done": Reader & DeletionMail;
	/**
	 * The changes of one topic within an hour, the earliest first. name: of what changed; by: the person’s address;
	 * through: what they used besides a browser; ip and browser: empty where unknown.
	 */
	"security-changed": Reader & {
		accountName: string;
		topic: keyof SecurityWords["subject"];
		changes: {
			at: Date;
			kind: keyof SecurityWords["changes"];
			name: string;
			by: string;
			through: keyof SecurityWords["through"] | null;
			ip: string;
			browser: string;
		}[];
		url: string;
	};
	"brand-domain-lost": Reader & {
		accountName: string;
		brandName: string;
		domainName: string;
		/** The DNS record that is no longer there. */
		recordName: string;
		recordValue: string;
		noticedAt: Date;
	};
	/** senderName: whose they are, where another reads it; documents: the first of so many as `count` says. */
	retention: Reader & {
		accountName: string;
		senderName: string | null;
		documents: { title: string; completedAt: Date }[];
		count: number;
		/** When they go to the trash. */
		deleteAt: Date;
		keepsCertificate: boolean;
		url: string;
	};
	/** recipientName is who asked. */
	"identity-answered": Reader & {
		accountName: string;
		personName: string;
		personEmail: string;
		answer: "Verified" | "Denied" | "Revoked";
		answeredAt: Date;
	};
	"factor-changed": Reader & { change: FactorChange; at: Date; ip: string; url: string };
	"password-reset": Reader & { url: string; minutes: number };
	/** recipientName is the name documents would be sent in. */
	"identity-request": Reader & { url: string; inviterName: string; accountName: string; days: number };
	invitation: Reader & { url: string; inviterName: string; accountName: string; days: number };
};

/** Everything a mail of the kind says. Its words come from lib/i18n/mail, its shape from `MailBody`. */
export type MailContentOf<K extends MailKind> = { [P in K]: { kind: P } & ContentByKind[P] }[K];
export type MailContent = MailContentOf<MailKind>;

export type MailState = { tone: "good" | "warn" | "bad" | "calm"; word: string };

/** What a mail is about, with facts. */
export type MailCard = { title: string; rows: { label: string; value: string }[] };

/**
 * A composed mail before it becomes HTML and text. Strings are sentences whose names and titles are
 * isolated (lib/i18n/bidi.ts); `quote.text` alone keeps the line breaks its author made.
 */
export type MailBody = {
	subject: string;
	/** Shown by mail programs after the subject. */
	preview: string;
	state: MailState | null;
	heading: string;
	greeting: string;
	paragraphs: string[];
	card: (MailCard & { others?: MailCard[] }) | null;
	quote: { label: string; text: string } | null;
	action: { label: string; url: string } | null;
	/** Under the button: limits and what else to know. */
	notes: string[];
	footer: string[];
	isSandbox: boolean;
};
