import { z } from "zod";
import { optionalChoice, optionalFlag, optionalText, optionalWhole, requiredText } from "#lib/contract/shape-values.ts";
import { EXPIRY_DATE_TYPES } from "../documents/literals.ts";
import { isPlainObject } from "../shape.ts";
import { optionalColor, optionalDomain, optionalTimeZone, optionalWebAddress } from "./brand-values.ts";
import { EMAIL_SIGNED_DOCUMENT } from "./default-brand-settings.ts";

const MAX_NAME = 256;

const documentExpirySettings = z
	.object({
		expiryDateType: optionalChoice(EXPIRY_DATE_TYPES),
		expiryValue: optionalWhole({ from: 1, to: 9_999_999_999 }),
		enableDefaultExpiryAlert: optionalFlag(),
		enableAutoReminder: optionalFlag(),
		reminderDays: optionalWhole({ from: 1, to: 180 }),
		reminderCount: optionalWhole({ from: 1, to: 5 }),
	})
	.nullish();

const customDomainSettings = z.object({ domainName: optionalDomain(), fromName: optionalText(MAX_NAME) }).nullish();

const signatureFrameSettings = z
	.object({
		enableSignatureFrame: optionalFlag(),
		showRecipientName: optionalFlag(),
		showRecipientEmail: optionalFlag(),
		showTimeStamp: optionalFlag(),
	})
	.nullish();

/** Everything a brand can be given; null: not given. */
const parts = {
	/** The file; taken out before anything is read. */
	brandLogo: optionalText(1),
	backgroundColor: optionalColor(),
	buttonColor: optionalColor(),
	buttonTextColor: optionalColor(),
	emailDisplayName: optionalText(MAX_NAME),
	disclaimerTitle: optionalText(MAX_NAME),
	disclaimerDescription: optionalText(5000),
	redirectUrl: optionalWebAddress(),
	documentTimeZone: optionalTimeZone(),
	isDefault: optionalFlag(),
	canHideTagLine: optionalFlag(),
	combineAuditTrail: optionalFlag(),
	combineAttachments: optionalFlag(),
	excludeAuditTrailFromEmail: optionalFlag(),
	emailSignedDocument: optionalChoice(EMAIL_SIGNED_DOCUMENT),
	showBuiltInFormFields: optionalFlag(),
	allowCustomFieldCreation: optionalFlag(),
	showSharedCustomFields: optionalFlag(),
	hideDecline: optionalFlag(),
	hideSave: optionalFlag(),
	documentExpirySettings,
	customDomainSettings,
	signatureFrameSettings,
};

/** A brand as create takes it. */
export const createBrandWire = z.object({ brandName: requiredText(MAX_NAME), ...parts });

/**
 * A brand as edit takes it: what is not given stays as it is. A JSON null takes something back; in a form
 * an empty part means "not given", as everywhere (lib/contract/README.md "Absent values").
 */
export const editBrandWire = z.preprocess(
	(value) => (isPlainObject(value) ? { ...value, cleared: nullsIn(value) } : value),
	z.object({
		brandName: optionalText(MAX_NAME),
		...parts,
		cleared: z.unknown().transform((names) => names as string[]),
	}),
);

export type CreateBrandRequest = z.output<typeof createBrandWire>;
export type EditBrandRequest = z.output<typeof editBrandWire>;

/** Names of what is null, parts of objects with a dot: `documentExpirySettings.expiryValue`. */
function nullsIn(value: Record<string, unknown>, prefix = ""): string[] {
	return Object.entries(value).flatMap(([key, inner]) => {
		if (inner === null) return [`${prefix}${key}`];
		return isPlainObject(inner) ? nullsIn(inner, `${prefix}${key}.`) : [];
	});
}
