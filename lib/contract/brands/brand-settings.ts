/** Literals of brand operations (lib/contract/README.md "Literals"). */
export const EMAIL_SIGNED_DOCUMENT = ["Attachment", "DocumentLink"] as const;
export type EmailSignedDocument = (typeof EMAIL_SIGNED_DOCUMENT)[number];

export type BrandExpirySettings = {
	expiryDateType: "Days" | "Hours" | "SpecificDateTime" | null;
	/** Days, hours, or unix seconds. */
	expiryValue: number | null;
	enableDefaultExpiryAlert: boolean | null;
	enableAutoReminder: boolean | null;
	reminderDays: number | null;
	reminderCount: number | null;
};

export type SignatureFrameSettings = {
	enableSignatureFrame: boolean;
	showRecipientName: boolean;
	showRecipientEmail: boolean;
	showTimeStamp: boolean;
};

/** What a brand says besides its name, logo and domain; stored as one JSON. null: not said. */
export type BrandSettings = {
	/** Colours as given: see brand-colors.ts. */
	backgroundColor: string | null;
	buttonColor: string | null;
	buttonTextColor: string | null;
	emailDisplayName: string | null;
	disclaimerTitle: string | null;
	disclaimerDescription: string | null;
	redirectUrl: string | null;
	/** An IANA zone, or an offset like "+05:30". */
	documentTimeZone: string | null;
	canHideTagLine: boolean;
	/** The certificate is part of the sealed PDF; otherwise a file of its own. */
	combineAuditTrail: boolean;
	/** What signers attached is part of the sealed PDF; otherwise files of their own. */
	combineAttachments: boolean;
	excludeAuditTrailFromEmail: boolean;
	emailSignedDocument: EmailSignedDocument;
	showBuiltInFormFields: boolean;
	allowCustomFieldCreation: boolean;
	showSharedCustomFields: boolean;
	hideDecline: boolean | null;
	hideSave: boolean | null;
	documentExpirySettings: BrandExpirySettings;
	/** Stands as the sender's name in mails, in place of emailDisplayName. */
	fromName: string | null;
	signatureFrameSettings: SignatureFrameSettings;
};

/** What a brand has that says nothing else (lib/contract/README.md "Brands"). */
export const DEFAULT_BRAND_SETTINGS: BrandSettings = {
	backgroundColor: null,
	buttonColor: null,
	buttonTextColor: null,
	emailDisplayName: null,
	disclaimerTitle: null,
	disclaimerDescription: null,
	redirectUrl: null,
	documentTimeZone: null,
	canHideTagLine: false,
	combineAuditTrail: false,
	combineAttachments: false,
	excludeAuditTrailFromEmail: false,
	emailSignedDocument: "Attachment",
	showBuiltInFormFields: true,
	allowCustomFieldCreation: false,
	showSharedCustomFields: false,
	hideDecline: null,
	hideSave: null,
	documentExpirySettings: {
		expiryDateType: null,
		expiryValue: null,
		enableDefaultExpiryAlert: null,
		enableAutoReminder: null,
		reminderDays: null,
		reminderCount: null,
	},
	fromName: null,
	signatureFrameSettings: {
		enableSignatureFrame: false,
		showRecipientName: false,
		showRecipientEmail: false,
		showTimeStamp: false,
	},
};

/** Settings as stored, with defaults for what an older row does not have. */
export function readBrandSettings(stored: unknown): BrandSettings {
	const given = stored !== null && typeof stored === "object" ? (stored as Partial<BrandSettings>) : {};
	return { ...DEFAULT_BRAND_SETTINGS, ...given };
}
