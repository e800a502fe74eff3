import type { BrandExpirySettings } from "#lib/contract/brands/brand-settings.ts";
import type { SendDocumentRequest } from "#lib/contract/documents/sending/send-document.ts";

const DEFAULT_REMINDERS = { reminderDays: 3, reminderCount: 3 };

/** A send request with what its brand says where it says nothing itself (lib/contract/README.md "Expiry"). */
export function withBrandDefaults(
	request: SendDocumentRequest,
	settings: BrandExpirySettings | null,
	now: Date,
): SendDocumentRequest {
	if (!settings) return request;
	const { enableDefaultExpiryAlert } = settings;
	return {
		...request,
		...(request.expiryValue === null ? expiryOf(settings, now) : {}),
		disableExpiryAlert:
			request.disableExpiryAlert ?? (enableDefaultExpiryAlert === null ? null : !enableDefaultExpiryAlert),
		reminderSettings: request.reminderSettings ?? remindersOf(settings),
	};
}

/** How often a brand reminds signers; null: not at all. */
export function remindersOf({ enableAutoReminder, reminderDays, reminderCount }: BrandExpirySettings) {
	if (!enableAutoReminder) return null;
	return {
		enableAutoReminder: true,
		reminderDays: reminderDays ?? DEFAULT_REMINDERS.reminderDays,
		reminderCount: reminderCount ?? DEFAULT_REMINDERS.reminderCount,
	};
}

/** When documents of a brand expire. A day that has passed is ignored, and the default of 60 days counts. */
export function expiryOf(
	{ expiryDateType, expiryValue }: BrandExpirySettings,
	now: Date,
): Pick<SendDocumentRequest, "expiryDateType" | "expiryValue"> {
	const isPast = expiryDateType === "SpecificDateTime" && (expiryValue ?? 0) * 1000 <= now.getTime();
	if (expiryValue === null || isPast) return { expiryDateType: null, expiryValue: null };
	return { expiryDateType: expiryDateType ?? "Days", expiryValue };
}
