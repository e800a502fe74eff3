import type { IdentityKind, IdentityPicture, IdentityRejection } from "#lib/contract/signing/identity-page.ts";
import type { IdentityJudge } from "#lib/contract/signing/identity-settings.ts";
import type { HandBackReason } from "#lib/contract/signing/in-person-page.ts";
import type { ProofMethod } from "#lib/contract/signing/proof-page.ts";
import type { LinkChannel } from "#lib/db/stores/signing/link-tokens.ts";
import type { MailTask } from "#lib/i18n/mail/mail-task.ts";
import type { Said } from "#lib/i18n/refusals/said.ts";
import type { Source } from "#lib/identity/identity-types.ts";

/** Set where the signer it concerns is a reviewer, who approves and does not sign. */
export type OfReviewer = { signerType?: "Reviewer" };

/**
 * How a signer came to the document: how the link had reached its holder, whether it was used on the device of a host,
 * and what the signer had to prove. Earlier versions left it out.
 */
export type LinkUse = { channel?: LinkChannel; isHosted?: true; authentication?: string };

/** Somebody who is not asked any more; for a person who signs in person, their host. `task`: what they were asked for. */
export type ReleasedSigner = { signerId: string; name: string; email: string; locale: string; task: MailTask };

/** What sealing makes a file for: see the model SealedFile. */
export type SealedKind = "Document" | "Part" | "Certificate" | "Mailed";

/** Whose identity it is about, and which of their tries. */
type OfIdentity = {
	signerId: string;
	signerName: string;
	attempt: number;
	kind: IdentityKind;
	/** Who verifies it, where it is not this product. */
	provider?: string;
};

/** Every kind of event in a document's life, with the data it carries besides actor, time, IP and browser. */
export type AuditEventData = {
	/** files: what was uploaded by then. */
	DocumentCreated: { files: { name: string; sha256: string }[] };
	DocumentSent: {
		title: string;
		files: { name: string; sha256: string; pageCount: number }[];
		signers: string[];
		behalfOf?: string;
		/** Over all that was sent; left out where a document waited for its time and may have been changed meanwhile. */
		definitionSha256?: string;
	};
	DocumentScheduled: AuditEventData["DocumentSent"] & { scheduledFor: string };
	/** It waits for its sender again, as a draft. */
	ScheduleCancelled: Record<never, never>;
	/** behalfOf: who does not agree any more that it is sent in their name. */
	SendFailed: { behalfOf: string };
	DocumentViewed: LinkUse;
	/** textHash: of a row of ConsentText. senderName: as the text shown had it; version 1 named none. */
	ConsentGiven: { version: string; textHash: string; locale: string; senderName?: string } & OfReviewer & LinkUse;
	/** markHash: of the mark. Earlier versions left it out. */
	SignatureAdopted: { kind: string; purpose: "signature" | "initials"; markHash?: string };
	/**
	 * Stamped with when and from where the value was entered. nth, of: its place among its like without a name on
	 * the page. kind: it is as the sender left it.
	 */
	FieldFilled: {
		fieldId: string;
		fieldName: string;
		fieldType: string;
		page: number;
		nth?: number;
		of?: number;
		kind?: "prefilled";
		valueHash: string;
	};
	SignerSaved: Record<never, never>;
	/**
	 * groupName: whom a member of a group signed for. formulasHash: of the formulas of who had finished before, which
	 * waited for this signer's numbers. hostName, hostEmail: with whom, of somebody who signed in person. phone: where
	 * text messages go, where a signer is sent any; earlier versions left it out.
	 */
	SignerCompleted: {
		valuesHash: string;
		signerType: string;
		formulasHash?: string;
		groupName?: string;
		hostName?: string;
		hostEmail?: string;
		phone?: string;
	} & LinkUse;
	/** Whom the document came from and who gets a copy, as it was then. Earlier versions left it out. */
	DocumentCompleted: {
		sender?: { name: string; email: string };
		organisation?: { name: string; address: string };
		copies?: string[];
	};
	/**
	 * files: everything that sealing made, the document itself among them; its hash is also `sha256`. sealedWith:
	 * fingerprint of the sealing certificate (SHA-256).
	 */
	DocumentSealed: {
		level: string;
		sha256: string;
		sealedWith: string;
		files: { kind: SealedKind; sha256: string }[];
		isSandbox?: boolean;
	};
	/** The time-stamping authority failed this often, and the document is sealed without a timestamp. */
	TimestampFailed: { error: string; said: Said; attempts: number };
	/** A timestamp was added to what sealing had made without one; of: hash of the file that it was added to. */
	DocumentTimestamped: {
		level: string;
		timestampedAt: string;
		files: { kind: SealedKind; sha256: string; of: string }[];
	};
	/** `error` is the sentence in English, for whoever reads the trail without us. */
	SealFailed: { error: string; said: Said; attempt: number };
	DocumentDeclined: { reason: string } & OfReviewer;
	DocumentRevoked: { message: string };
	DocumentExpired: { expiredAt: string };
	/** why: where nobody did it, but the account's rule for completed documents. */
	DocumentDeleted: { why?: "Retention" };
	DocumentRestored: Record<never, never>;
	/** An Admin keeps it from being deleted, or does not any more. */
	HoldSet: { reason: string };
	HoldReleased: { reason: string };
	/** signerId: the signer it went to; earlier versions left it out. */
	MailSent: { kind: string; to: string; signerId?: string } & OfReviewer;
	SmsSent: { kind: string; to: string; signerId?: string } & OfReviewer;
	SmsFailed: { kind: string; to: string; error: string } & OfReviewer;
	MailFailed: { kind: string; to: string; error: string } & OfReviewer;
	ExpiryExtended: { from: string; to: string };
	ExpiryAlertSent: { expiresAt: string };
	ReminderSent: { to: string; message: string };
	SignerReassigned: { from: string; to: string; toName: string; reason: string } & OfReviewer;
	/** from, to: address or number; empty: none but the host's. */
	RecipientChanged: {
		from: string;
		fromName: string;
		to: string;
		toName: string;
		reason: string;
		released?: ReleasedSigner[];
	};
	/** from: what the values were taken from. */
	FieldsPrefilled: { fieldNames: string; from?: "identity" };
	LabelsChanged: { added: string; removed: string };
	/**
	 * A correction was applied: what is asked, by its hash before and after; how many settings, recipients and fields
	 * changed; and which edition signers finish from now on.
	 */
	DocumentEdited: {
		before: string;
		after: string;
		/** Of the document from then on; earlier versions left it out. */
		title?: string;
		edition: number;
		settings: number;
		recipients: number;
		fields: number;
		/** Who was asked, had not signed, and is not asked any more. */
		released?: ReleasedSigner[];
	};
	SignerEmailCorrected: { from: string; to: string };
	LinkCopied: { signerName: string };
	PhoneLinkMade: Record<never, never>;
	/** Of a signing in person: somebody whom the host handed the device to said that they are the signer. */
	PresenceConfirmed: { hostName: string; hostEmail: string };
	/** The device went back, or was left, before the signer had finished. */
	DeviceHandedBack: { hostName: string; hostEmail: string; why: HandBackReason };
	/** A signer proves who they are; method: how. A code was sent for, given, wrong, wrong too often. */
	ProofCodeAsked: { method: ProofMethod };
	ProofGiven: { method: ProofMethod };
	ProofFailed: { method: ProofMethod; triesLeft: number };
	/** signerId, signerName: of whom it is where somebody else has decided. */
	ProofLocked: { method: ProofMethod; signerId?: string; signerName?: string };
	/** The sender lets the signer try again. */
	ProofUnlocked: { method: ProofMethod; signerName: string };
	/** The sender asks a signer of a sent document for a proof, or for none any more. */
	AuthenticationAdded: { method: ProofMethod; signerName: string };
	AuthenticationRemoved: { method: ProofMethod; signerName: string };
	AccessCodeChanged: { signerName: string };
	/** A signer shows who they are with a document: began, sent pictures, was accepted, was refused. */
	IdentityBegun: OfIdentity;
	/** Nothing was decided: they go back to choosing a document. */
	IdentityRestarted: OfIdentity;
	IdentitySubmitted: OfIdentity;
	/** The pictures were read, or the lines that were typed: who goes on, and where the data come from; null: nothing could be read. */
	IdentityRead: OfIdentity & { next: "Lines" | "Review"; source: Source | null };
	/** hold: the document stays closed until fields are filled in. */
	/** statedHash: of what a certificate states of it. Earlier versions left it out. */
	IdentityAccepted: OfIdentity & { by: IdentityJudge; hold?: "prefill"; statedHash?: string };
	/** It opened: fields were filled in, or the sender did not wait for that. */
	PrefillHoldEnded: { signerName: string; by: "prefill" | "sender" };
	IdentityRefused: OfIdentity & { by: IdentityJudge; reason: IdentityRejection; triesLeft: number };
	/** The sender's application asked for a link on which somebody decides in the sender's place. */
	IdentityReviewLinkMade: { signerName: string };
	/** Somebody looked at a picture of it, or took the data along. */
	IdentityPictureViewed: { signerName: string; picture: IdentityPicture };
	IdentityDataDownloaded: { signerName: string };
	IdentityPicturesDeleted: { signerName: string; why: "Deleted" | "Retention" };
	/** An Admin lets whoever the document belongs to by now look at the pictures. */
	IdentityPicturesDisclosed: { signerName: string; to: string; reason: string };
	/** replaced: through a link that somebody else may have been given before. */
	NewLinkRequested: { what?: "replaced" };
	/** auditLog: the certificate of completion, by the word that the chains of hashes hold. */
	DocumentDownloaded: { what: "sealed" | "preview" | "auditLog" };
	/** Addresses; by is whoever asked for it. */
	DocumentHandedOver: { from: string; to: string; by: string };
	AttachmentDownloaded: { fieldId: string; name: string };
};

export type AuditEventType = keyof AuditEventData;
