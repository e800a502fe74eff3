import type { CausedWebhookEvent } from "#lib/contract/webhooks/events.ts";
import type { AuditEventData, AuditEventType } from "./event-types.ts";

/** The document as it stood before, and who did it. */
export type Before = { status: string; signerId: string | null };

type Rule<T extends AuditEventType> = {
	event: CausedWebhookEvent;
	/** Left out: always. */
	when?: (data: AuditEventData[T]) => boolean;
	/** Former values of what changed; left out: nothing can be said. */
	previous?: (before: Before, data: AuditEventData[T]) => Record<string, unknown>;
	/** What the document's row does not say of it. */
	about?: (data: AuditEventData[T]) => Record<string, unknown>;
};

const status = ({ status }: Before) => ({ status });
const ofSigner = (signerId: string | null, was: object) =>
	signerId === null ? {} : { signerDetails: [{ id: signerId, ...was }] };
const edited = { event: "Edited" } as const;

/** Nothing that was read of the document: that is fetched with a key. */
const identity =
	(status: string) =>
	({ signerId, signerName, attempt, kind, ...more }: AuditEventData["IdentityBegun"] & { reason?: string }) => ({
		...{ object: "identityVerification", signerId, signerName, attempt, documentType: kind },
		// The public model's status is the document's.
		verificationStatus: status,
		...(more.reason === undefined ? {} : { reason: more.reason }),
	});

/** Why a scheduled document isn’t sent, for developers. */
export const consentWithdrawn = (behalfOf: string) => `${behalfOf} no longer allows sending on their behalf.`;

/** Which webhook event each audit event of a document is; null: it is nobody's but the trail's. */
export const DOCUMENT_EVENTS: { [T in AuditEventType]: Rule<T> | null } = {
	DocumentCreated: null,
	DocumentSent: { event: "Sent" },
	// It is told of when it goes out.
	DocumentScheduled: null,
	ScheduleCancelled: null,
	SendFailed: {
		event: "SendFailed",
		previous: status,
		about: ({ behalfOf }) => ({ errorMessage: consentWithdrawn(behalfOf) }),
	},
	DocumentViewed: { event: "Viewed", previous: ({ signerId }) => ofSigner(signerId, { isViewed: false }) },
	ConsentGiven: null,
	SignatureAdopted: null,
	FieldFilled: null,
	SignerSaved: { event: "SignerSaved" },
	SignerCompleted: { event: "Signed", previous: ({ signerId }) => ofSigner(signerId, { status: "NotCompleted" }) },
	// Completed is told when the sealed file is there to be fetched.
	DocumentCompleted: null,
	DocumentSealed: { event: "Completed", previous: () => ({ status: "InProgress" }) },
	SealFailed: null,
	TimestampFailed: null,
	DocumentTimestamped: null,
	DocumentDeclined: {
		event: "Declined",
		previous: (before) => ({ ...status(before), ...ofSigner(before.signerId, { status: "NotCompleted" }) }),
	},
	DocumentRevoked: { event: "Revoked", previous: status },
	DocumentExpired: { event: "Expired", previous: status },
	DocumentDeleted: null,
	DocumentRestored: null,
	HoldSet: null,
	HoldReleased: null,
	MailSent: null,
	// Copies are not waited for.
	MailFailed: {
		event: "DeliveryFailed",
		when: ({ kind }) => !kind.startsWith("copy-"),
		about: () => ({ failedDeliveryMode: "Email" }),
	},
	SmsSent: null,
	SmsFailed: { event: "DeliveryFailed", about: () => ({ failedDeliveryMode: "SMS" }) },
	ExpiryExtended: {
		...edited,
		previous: (_, { from }) => ({ expiryDate: Math.floor(new Date(from).getTime() / 1000) }),
	},
	ExpiryAlertSent: null,
	ReminderSent: { event: "Reminder" },
	SignerReassigned: {
		event: "Reassigned",
		previous: ({ signerId }, { from }) => ofSigner(signerId, { signerEmail: from }),
	},
	DocumentEdited: edited,
	RecipientChanged: edited,
	FieldsPrefilled: edited,
	LabelsChanged: edited,
	SignerEmailCorrected: edited,
	LinkCopied: null,
	PhoneLinkMade: null,
	PresenceConfirmed: null,
	DeviceHandedBack: null,
	ProofCodeAsked: null,
	ProofGiven: null,
	// Told once, when nothing is taken any more.
	ProofFailed: null,
	ProofLocked: {
		event: "AuthenticationFailed",
		previous: (before, { signerId = before.signerId }) => ofSigner(signerId, { isAuthenticationFailed: false }),
	},
	ProofUnlocked: null,
	AuthenticationAdded: edited,
	AuthenticationRemoved: edited,
	AccessCodeChanged: edited,
	IdentityBegun: { event: "IdentityVerificationInitiated", about: identity("Initiated") },
	IdentityRestarted: null,
	IdentitySubmitted: null,
	IdentityRead: null,
	IdentityAccepted: { event: "IdentityVerificationSucceeded", about: identity("Succeeded") },
	PrefillHoldEnded: null,
	IdentityRefused: { event: "IdentityVerificationFailed", about: identity("Failed") },
	IdentityReviewLinkMade: null,
	IdentityPictureViewed: null,
	IdentityDataDownloaded: null,
	IdentityPicturesDeleted: null,
	IdentityPicturesDisclosed: null,
	NewLinkRequested: null,
	DocumentDownloaded: null,
	DocumentHandedOver: null,
	AttachmentDownloaded: null,
};
