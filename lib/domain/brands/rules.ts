import type { BrandExpirySettings, BrandSettings } from "#lib/contract/brands/brand-settings.ts";
import type { CreateBrandRequest, EditBrandRequest } from "#lib/contract/brands/brand-wire.ts";
import { DEFAULT_BRAND_SETTINGS } from "#lib/contract/brands/default-brand-settings.ts";
import { fieldError } from "#lib/errors/app-error.ts";
import { DAY_SECONDS } from "#lib/units.ts";

type BrandRequest = Omit<CreateBrandRequest & EditBrandRequest, "brandName" | "cleared">;

/** Clients compute "in one day" a moment before we look. */
const GRACE_SECONDS = 600;

/** Settings after a request: what it gives, what it takes back by name, the rest as it was. */
export function mergeSettings(current: BrandSettings, request: BrandRequest, cleared: string[]): BrandSettings {
	const { documentExpirySettings, signatureFrameSettings, customDomainSettings, ...plain } = request;
	const without = clearSettings(current, new Set(cleared));
	const keys = Object.keys(DEFAULT_BRAND_SETTINGS) as (keyof BrandSettings)[];
	return {
		...without,
		...givenOf(plain, keys),
		documentExpirySettings: { ...without.documentExpirySettings, ...givenOf(documentExpirySettings ?? {}) },
		signatureFrameSettings: { ...without.signatureFrameSettings, ...givenOf(signatureFrameSettings ?? {}) },
		fromName: customDomainSettings?.fromName ?? without.fromName,
	};
}

function givenOf(values: object, keys: string[] = Object.keys(values)): object {
	return Object.fromEntries(
		Object.entries(values).filter(([key, value]) => keys.includes(key) && value !== null && value !== undefined),
	);
}

/** What is taken back falls to what a new brand has. */
function clearSettings(current: BrandSettings, cleared: ReadonlySet<string>): BrandSettings {
	const reset = <T extends object>(values: T, defaults: T, prefix: string): T => {
		const entries = Object.entries(values).map(([key, value]): [string, unknown] => [
			key,
			cleared.has(`${prefix}${key}`) ? defaults[key as keyof T] : value,
		]);
		return Object.fromEntries(entries) as T;
	};
	const defaults = DEFAULT_BRAND_SETTINGS;
	const all = reset(current, defaults, "");
	const isDomainCleared = cleared.has("customDomainSettings") || cleared.has("customDomainSettings.fromName");
	return {
		...all,
		documentExpirySettings: reset(
			all.documentExpirySettings,
			defaults.documentExpirySettings,
			"documentExpirySettings.",
		),
		signatureFrameSettings: reset(
			all.signatureFrameSettings,
			defaults.signatureFrameSettings,
			"signatureFrameSettings.",
		),
		fromName: isDomainCleared ? null : all.fromName,
	};
}

const RANGES = {
	Days: { from: 1, to: 180, text: "ExpiryValue must be from 1 to 180 days." },
	Hours: { from: 8, to: 4320, text: "ExpiryValue must be from 8 to 4320 hours." },
} as const;

/** Whether documents expire as they did; how signers are reminded is no matter of that. */
export function isSameExpiry(before: BrandExpirySettings, after: BrandExpirySettings): boolean {
	return before.expiryDateType === after.expiryDateType && before.expiryValue === after.expiryValue;
}

/**
 * Type and value of a brand's expiry fit each other (lib/contract/README.md "Expiry").
 *
 * @throws AppError ValidationError that names the part
 */
export function requireExpiry(settings: BrandExpirySettings, now: Date): void {
	const { expiryValue } = settings;
	const path = "DocumentExpirySettings.ExpiryValue";
	if (expiryValue === null) {
		if (settings.expiryDateType === null) return;
		throw fieldError(path, `${path} is required with ExpiryDateType "${settings.expiryDateType}".`);
	}
	const type = settings.expiryDateType ?? "Days";
	if (type === "SpecificDateTime") {
		const seconds = expiryValue - now.getTime() / 1000;
		if (seconds < DAY_SECONDS - GRACE_SECONDS || seconds > 180 * DAY_SECONDS + GRACE_SECONDS) {
			throw fieldError(path, "ExpiryValue must be a Unix timestamp in seconds, 1 to 180 days ahead.");
		}
	} else if (expiryValue < RANGES[type].from || expiryValue > RANGES[type].to) {
		throw fieldError(path, RANGES[type].text);
	}
}
