import type { HistoryModel } from "#lib/contract/documents/reading/read-models.ts";
import type { StoredAuditEvent } from "#lib/db/stores/documents/whole-document.ts";
import type { AuditEventType } from "#lib/domain/audit/event-types.ts";
import { unixSeconds } from "#lib/domain/unix-seconds.ts";

/**
 * The public names of what happened (the public SDKs' `AuditTrail.action`). Events that have no name
 * there stand in the audit trail, which is complete.
 */
const ACTIONS: Record<AuditEventType, string | null> = {
	DocumentCreated: "Created",
	DocumentSent: "Sent",
	DocumentScheduled: "Created",
	ScheduleCancelled: null,
	SendFailed: null,
	DocumentViewed: "Viewed",
	ConsentGiven: null,
	SignatureAdopted: null,
	FieldFilled: null,
	SignerSaved: null,
	SignerCompleted: "Signed",
	DocumentCompleted: "Completed",
	DocumentSealed: null,
	SealFailed: null,
	TimestampFailed: null,
	DocumentTimestamped: null,
	DocumentDeclined: "Declined",
	DocumentRevoked: "Recalled",
	DocumentExpired: null,
	DocumentDeleted: "MovedToTrash",
	DocumentRestored: "Restored",
	HoldSet: null,
	HoldReleased: null,
	MailSent: null,
	SmsSent: null,
	SmsFailed: null,
	MailFailed: null,
	ExpiryExtended: "ExpiryDateExtended",
	ExpiryAlertSent: null,
	ReminderSent: "Reminder",
	SignerReassigned: "Reassigned",
	DocumentEdited: "EditingCompleted",
	RecipientChanged: "EditRecipient",
	FieldsPrefilled: null,
	LabelsChanged: null,
	SignerEmailCorrected: "EditRecipient",
	LinkCopied: "GeneratedSigningLink",
	PhoneLinkMade: "GeneratedSigningLink",
	PresenceConfirmed: null,
	DeviceHandedBack: null,
	ProofCodeAsked: null,
	ProofGiven: null,
	ProofFailed: "AuthenticationFailed",
	ProofLocked: null,
	ProofUnlocked: null,
	AuthenticationAdded: "AuthenticationAdded",
	AuthenticationRemoved: "AuthenticationRemoved",
	AccessCodeChanged: "AccessCodeChanged",
	IdentityBegun: "IdentityVerificationInitiated",
	IdentityRestarted: null,
	IdentitySubmitted: null,
	IdentityRead: null,
	IdentityAccepted: "IdentityVerificationCompleted",
	PrefillHoldEnded: null,
	IdentityRefused: "IdentityVerificationFailed",
	IdentityReviewLinkMade: null,
	IdentityPictureViewed: "SensitiveDataDownloaded",
	IdentityDataDownloaded: "DownloadedVerificationData",
	IdentityPicturesDeleted: null,
	IdentityPicturesDisclosed: null,
	NewLinkRequested: "Resend",
	DocumentDownloaded: "Downloaded",
	AttachmentDownloaded: "Attachment",
	DocumentHandedOver: null,
};

/** The same where the name says by which code. */
const ACTIONS_BY_METHOD: Partial<Record<AuditEventType, Partial<Record<string, string>>>> = {
	ProofCodeAsked: { EmailOTP: "EmailOTP", SMSOTP: "SMSOTP" },
	ProofGiven: { EmailOTP: "EmailOTPVerified", SMSOTP: "SMSOTPVerified" },
	ProofFailed: { EmailOTP: "EmailOTPAuthenticationFailed", SMSOTP: "SMSAuthenticationFailed" },
	ProofUnlocked: {
		EmailOTP: "UnlockEmailOTP",
		SMSOTP: "UnlockedSMSOTP",
		IdVerification: "IdentityVerificationReset",
	},
	AuthenticationAdded: { EmailOTP: "EmailOTPAuthenticationAdded", SMSOTP: "SMSAuthenticationAdded" },
	AuthenticationRemoved: {
		EmailOTP: "EmailOTPAuthenticationRemoved",
		SMSOTP: "SMSAuthenticationRemoved",
		IdVerification: "IdentityVerificationRemoved",
	},
};

/** Names of `activityAction`, the last thing that happened. */
const ACTIVITIES: Partial<Record<AuditEventType, string>> = {
	DocumentViewed: "Viewed",
	SignerCompleted: "Signed",
	SignerReassigned: "Reassigned",
	DocumentDeclined: "Declined",
	DocumentRevoked: "Revoked",
	DocumentExpired: "Expired",
	DocumentDownloaded: "Downloaded",
};

/** Events that name an address and the one that took its place. */
const CHANGES = new Set(["SignerReassigned", "RecipientChanged", "SignerEmailCorrected"]);

/** @param reviewerIds signers whose finishing is a review */
export function presentHistory(events: StoredAuditEvent[], reviewerIds: ReadonlySet<string>): HistoryModel[] {
	return events.flatMap((event) => {
		const action = actionOf(event, reviewerIds);
		if (!action) return [];
		const { data } = event;
		const isChange = CHANGES.has(event.type);
		return [
			{
				id: `${event.documentId}-${event.seq}`,
				name: event.actorName,
				email: event.actorEmail,
				fromName: null,
				fromEmail: isChange ? (data.from ?? null) : null,
				toName: data.toName ?? null,
				toEmail: data.to ?? null,
				ipaddress: event.ip,
				action,
				timestamp: unixSeconds(event.at),
			},
		];
	});
}

function actionOf(event: StoredAuditEvent, reviewerIds: ReadonlySet<string>): string | null {
	if (event.type === "SignerCompleted" && reviewerIds.has(event.actorId ?? "")) return "Reviewed";
	if (event.type === "DocumentDownloaded") {
		const { what } = event.data;
		return what === "auditLog" ? "DownloadedAuditTrail" : "Downloaded";
	}
	if (event.type === "ReminderSent" && event.actorType === "system") return "AutoReminder";
	// Somebody looked at it, not the checks alone.
	if (event.type === "IdentityAccepted" && event.actorType === "user") return "ManualIdentityVerificationCompleted";
	const type = event.type as AuditEventType;
	return ACTIONS_BY_METHOD[type]?.[event.data.method ?? ""] ?? ACTIONS[type] ?? null;
}

/** The last thing that has a name among the public activities. */
export function lastActivity(events: StoredAuditEvent[], reviewerIds: ReadonlySet<string>): string {
	const last = events.findLast((event) => event.type in ACTIVITIES);
	if (!last) return "None";
	if (last.type === "SignerCompleted" && reviewerIds.has(last.actorId ?? "")) return "Reviewed";
	return ACTIVITIES[last.type as AuditEventType] ?? "None";
}
