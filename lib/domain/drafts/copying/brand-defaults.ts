import type { BrandSettings } from "#lib/contract/brands/brand-settings.ts";
import { expiryOf, remindersOf } from "#lib/domain/brands/with-brand-defaults.ts";
import { DEFAULT_EXPIRY } from "#lib/domain/documents/settings.ts";
import type { DeskBrandDefaults } from "#lib/draft/editor-facts.ts";

/** What counts for a document of a brand that says nothing itself, as senders read it. */
export function brandDefaults(
	{ documentExpirySettings, documentTimeZone, redirectUrl }: BrandSettings,
	now: Date,
): DeskBrandDefaults {
	const { expiryDateType, expiryValue } = expiryOf(documentExpirySettings, now);
	const reminders = remindersOf(documentExpirySettings);
	return {
		expiry:
			expiryDateType === null || expiryValue === null
				? { type: DEFAULT_EXPIRY.expiryDateType, value: DEFAULT_EXPIRY.expiryValue }
				: { type: expiryDateType, value: expiryValue },
		reminders: reminders && { days: reminders.reminderDays, count: reminders.reminderCount },
		timeZone: documentTimeZone,
		redirectUrl,
	};
}
