import type { BrandModel } from "#lib/contract/brands/brand-model.ts";
import { DEFAULT_BRAND_SETTINGS } from "#lib/contract/brands/default-brand-settings.ts";

type Settings = Pick<
	BrandModel,
	| "brandName"
	| "backgroundColor"
	| "buttonColor"
	| "buttonTextColor"
	| "emailDisplayName"
	| "disclaimerTitle"
	| "disclaimerDescription"
	| "redirectUrl"
	| "canHideTagLine"
	| "combineAuditTrail"
	| "combineAttachments"
	| "excludeAuditTrailFromEmail"
	| "emailSignedDocument"
	| "documentTimeZone"
	| "showBuiltInFormFields"
	| "allowCustomFieldCreation"
	| "showSharedCustomFields"
	| "hideDecline"
	| "hideSave"
>;

/** Everything that is set of a brand, side by side; null: not set. */
export type BrandValues = Settings &
	BrandModel["documentExpirySettings"] &
	BrandModel["customDomainSettings"] &
	BrandModel["signatureFrameSettings"] & {
		/** An address of ours or a data URL. */
		logo: string | null;
	};

export type BrandKey = keyof BrandValues;

/** What the interface has in parts of the brand, by the part's name. */
const PARTS = {
	documentExpirySettings: [
		"expiryDateType",
		"expiryValue",
		"enableDefaultExpiryAlert",
		"enableAutoReminder",
		"reminderDays",
		"reminderCount",
	],
	customDomainSettings: ["domainName", "fromName"],
	signatureFrameSettings: ["enableSignatureFrame", "showRecipientName", "showRecipientEmail", "showTimeStamp"],
} as const satisfies Record<string, readonly BrandKey[]>;

/** A brand as the designer holds it. */
export function toBrandValues(model: BrandModel): BrandValues {
	const {
		brandId: _id,
		isDefault: _default,
		isDomainVerified: _verified,
		domainVerification: _domain,
		warnings: _warnings,
		brandLogo,
		documentExpirySettings,
		customDomainSettings,
		signatureFrameSettings,
		...plain
	} = model;
	// Below the page's own address: that of the installation may be another one.
	const logo = brandLogo === null ? null : new URL(brandLogo).pathname;
	return { ...plain, ...documentExpirySettings, ...customDomainSettings, ...signatureFrameSettings, logo };
}

const { fromName, documentExpirySettings, signatureFrameSettings, ...plainDefaults } = DEFAULT_BRAND_SETTINGS;

/** A brand of which nothing is said yet. */
export const NEW_BRAND_VALUES: BrandValues = {
	...plainDefaults,
	...documentExpirySettings,
	...signatureFrameSettings,
	brandName: "",
	domainName: null,
	fromName,
	logo: null,
};

/** What "Signet's own face" means: how it looks, not how it behaves. */
export const OWN_FACE = {
	logo: null,
	backgroundColor: null,
	buttonColor: null,
	buttonTextColor: null,
	emailDisplayName: null,
	canHideTagLine: false,
} as const satisfies Partial<BrandValues>;

/** Changes as the interface takes them; null takes back. */
export function toBrandRequest(changes: Partial<BrandValues>): Record<string, unknown> {
	const { logo, ...rest } = changes;
	const request: Record<string, unknown> = logo === undefined ? {} : { brandLogo: logo };
	for (const [key, value] of Object.entries(rest)) {
		const part = Object.entries(PARTS).find(([, keys]) => (keys as readonly string[]).includes(key))?.[0];
		if (part) request[part] = { ...(request[part] as object | undefined), [key]: value };
		else request[key] = value;
	}
	return request;
}

/** The setting that a place of the interface's body names, as `DocumentExpirySettings.ExpiryValue`. */
export function keyOfPart(path: string): BrandKey | null {
	const last = path.split(".").at(-1)?.replace(/\[.*$/, "").toLowerCase() ?? "";
	if (last === "brandlogo") return "logo";
	return (Object.keys(NEW_BRAND_VALUES) as BrandKey[]).find((key) => key.toLowerCase() === last) ?? null;
}
