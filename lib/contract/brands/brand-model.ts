import { z } from "zod";
import { EXPIRY_DATE_TYPES } from "../documents/literals.ts";
import { EMAIL_SIGNED_DOCUMENT } from "./default-brand-settings.ts";

const text = z.string().nullable();
const whole = z.int().nullable();
const flag = z.boolean();

const DOMAIN_STATUSES = ["Pending", "Verified", "Lost"] as const;

/** A brand as get and list show it. */
export const brandModel = z.object({
	brandId: z.uuid(),
	brandName: z.string(),
	brandLogo: text.describe("URL of the logo. The value is null for the account’s first brand."),
	backgroundColor: text,
	buttonColor: text,
	buttonTextColor: text,
	emailDisplayName: text,
	disclaimerTitle: text,
	disclaimerDescription: text,
	redirectUrl: text,
	isDefault: flag,
	canHideTagLine: flag,
	combineAuditTrail: flag,
	combineAttachments: flag,
	excludeAuditTrailFromEmail: flag,
	emailSignedDocument: z.enum(EMAIL_SIGNED_DOCUMENT),
	documentTimeZone: text,
	showBuiltInFormFields: flag,
	allowCustomFieldCreation: flag,
	showSharedCustomFields: flag,
	hideDecline: flag.nullable(),
	hideSave: flag.nullable(),
	documentExpirySettings: z.object({
		expiryDateType: z.enum(EXPIRY_DATE_TYPES).nullable(),
		expiryValue: whole,
		enableDefaultExpiryAlert: flag.nullable(),
		enableAutoReminder: flag.nullable(),
		reminderDays: whole,
		reminderCount: whole,
	}),
	customDomainSettings: z.object({ domainName: text, fromName: text }),
	isDomainVerified: flag,
	domainVerification: z
		.object({
			status: z.enum(DOMAIN_STATUSES),
			recordType: z.literal("TXT"),
			recordName: z.string(),
			recordValue: z.string(),
			checkedDate: whole.describe("Unix timestamp in seconds."),
		})
		.nullable()
		.describe("DNS record to publish, and the result of the last check. The value is null if the brand has no domain."),
	signatureFrameSettings: z.object({
		enableSignatureFrame: flag,
		showRecipientName: flag,
		showRecipientEmail: flag,
		showTimeStamp: flag,
	}),
	warnings: z.array(z.string()).describe("Possible problems, such as unreadable colours."),
});
export type BrandModel = z.infer<typeof brandModel>;

export const brandRecordsModel = z.object({ result: z.array(brandModel) });
export type BrandRecordsModel = z.infer<typeof brandRecordsModel>;

export const brandCreatedModel = z.object({
	brandId: z.uuid(),
	warnings: z
		.array(z.string())
		.optional()
		.describe("Possible problems, such as unreadable colours. The list is included only if there are warnings."),
});
export type BrandCreatedModel = z.infer<typeof brandCreatedModel>;

export const brandMessageModel = z.object({ message: z.string() });
export type BrandMessageModel = z.infer<typeof brandMessageModel>;
