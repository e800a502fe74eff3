import { randomUUID } from "node:crypto";
import { DEFAULT_BRAND_SETTINGS } from "#lib/contract/brands/default-brand-settings.ts";

/**
 * The brand an account begins with, so that there is always exactly one default: it has the account's
 * name and no logo, and keeps everything in the one sealed file.
 */
export function firstBrand(accountName: string) {
	return {
		id: randomUUID(),
		name: accountName,
		isDefault: true,
		settings: { ...DEFAULT_BRAND_SETTINGS, combineAuditTrail: true, combineAttachments: true },
	};
}
