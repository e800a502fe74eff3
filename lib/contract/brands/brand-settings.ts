import { z } from "zod";
import { EXPIRY_DATE_TYPES } from "../documents/literals.ts";
import { EMAIL_SIGNED_DOCUMENT, DEFAULT_BRAND_SETTINGS as USUAL } from "./default-brand-settings.ts";

const text = z.string().nullable().default(null);
const flag = z.boolean().nullable();

const brandExpirySettings = z.strictObject({
	expiryDateType: z.enum(EXPIRY_DATE_TYPES).nullable(),
	/** Days, hours, or unix seconds. */
	expiryValue: z.number().nullable(),
	enableDefaultExpiryAlert: flag,
	enableAutoReminder: flag,
	reminderDays: z.number().nullable(),
	reminderCount: z.number().nullable(),
});
export type BrandExpirySettings = z.output<typeof brandExpirySettings>;

/**
 * What a brand says besides its name, logo and domain; stored as one JSON. null: not said. What is absent is as
 * lib/contract/README.md "Brands" has it for a brand that says nothing else.
 */
export const brandSettings = z.strictObject({
	/** Colours as given: see brand-colors.ts. */
	backgroundColor: text,
	buttonColor: text,
	buttonTextColor: text,
	emailDisplayName: text,
	disclaimerTitle: text,
	disclaimerDescription: text,
	redirectUrl: text,
	/** An IANA zone, or an offset like "+05:30". */
	documentTimeZone: text,
	canHideTagLine: z.boolean().default(USUAL.canHideTagLine),
	/** The certificate is part of the sealed PDF; otherwise a file of its own. */
	combineAuditTrail: z.boolean().default(USUAL.combineAuditTrail),
	/** What signers attached is part of the sealed PDF; otherwise files of their own. */
	combineAttachments: z.boolean().default(USUAL.combineAttachments),
	excludeAuditTrailFromEmail: z.boolean().default(USUAL.excludeAuditTrailFromEmail),
	emailSignedDocument: z.enum(EMAIL_SIGNED_DOCUMENT).default(USUAL.emailSignedDocument),
	showBuiltInFormFields: z.boolean().default(USUAL.showBuiltInFormFields),
	allowCustomFieldCreation: z.boolean().default(USUAL.allowCustomFieldCreation),
	showSharedCustomFields: z.boolean().default(USUAL.showSharedCustomFields),
	hideDecline: flag.default(null),
	hideSave: flag.default(null),
	documentExpirySettings: brandExpirySettings.default(USUAL.documentExpirySettings),
	/** Stands as the sender's name in mails, in place of emailDisplayName. */
	fromName: text,
	/** Subject and message of emails that ask to sign, with placeholders (request-email.ts); set in the app alone. */
	requestSubject: text,
	requestMessage: text,
	signatureFrameSettings: z
		.strictObject({
			enableSignatureFrame: z.boolean(),
			showRecipientName: z.boolean(),
			showRecipientEmail: z.boolean(),
			showTimeStamp: z.boolean(),
		})
		.default(USUAL.signatureFrameSettings),
});
export type BrandSettings = z.output<typeof brandSettings>;
