/** Literals of document operations (lib/contract/README.md "Literals"). */
export const SIGNER_TYPES = ["Signer", "Reviewer", "InPersonSigner"] as const;
export type SignerType = (typeof SIGNER_TYPES)[number];

export const DELIVERY_MODES = ["Email", "SMS", "EmailAndSMS", "WhatsApp"] as const;
export type DeliveryMode = (typeof DELIVERY_MODES)[number];

export const AUTHENTICATION_TYPES = ["None", "EmailOTP", "AccessCode", "SMSOTP", "IdVerification", "KBA"] as const;

export const DOCUMENT_STATUSES = [
	"InProgress",
	"Completed",
	"Declined",
	"Expired",
	"Revoked",
	"Draft",
	"Scheduled",
] as const;

export const SIGNER_STATUSES = ["None", "NotCompleted", "Completed", "Declined", "Revoked", "Expired"] as const;

/** What a list can be narrowed to. None means all. */
export const LIST_STATUSES = [
	"None",
	"WaitingForMe",
	"WaitingForOthers",
	"NeedAttention",
	"Completed",
	"Declined",
	"Revoked",
	"Expired",
	"Draft",
	"Scheduled",
] as const;
export type ListStatus = (typeof LIST_STATUSES)[number];

export const EXPIRY_DATE_TYPES = ["Days", "Hours", "SpecificDateTime"] as const;
export const DOWNLOAD_OPTIONS = ["Combined", "Individually"] as const;
/** The .NET SDK writes these two enums as numbers in JSON. */
export const DOWNLOAD_OPTION_NUMBERS = { 0: "Combined", 1: "Individually" } as const;
export const AUTHENTICATION_FREQUENCY_NUMBERS = {
	1: "None",
	2: "EveryAccess",
	3: "UntilSignCompleted",
	4: "OncePerDocument",
} as const;
export const SIGNATURE_TYPES = ["Text", "Draw", "Image"] as const;
export type SignatureType = (typeof SIGNATURE_TYPES)[number];
export const TRANSMIT_TYPES = ["Both", "Sent", "Received"] as const;
export const DATE_FILTER_TYPES = ["SentBetween", "Expiring"] as const;

/** Mails to recipients that can be switched off one by one; what is not named is on. */
export const RECIPIENT_NOTIFICATIONS = [
	"signatureRequest",
	"declined",
	"revoked",
	"signed",
	"completed",
	"expired",
	"reassigned",
	"deleted",
	"reminders",
	"editRecipient",
	"editDocument",
	"viewed",
] as const;
export type RecipientNotification = (typeof RECIPIENT_NOTIFICATIONS)[number];
export type RecipientNotifications = Partial<Record<RecipientNotification, boolean>>;
