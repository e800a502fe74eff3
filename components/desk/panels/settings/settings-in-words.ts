import { useDesk } from "#components/desk/state/use-desk.ts";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { fillPlaces } from "#lib/i18n/fill-places.ts";
import { plural } from "#lib/i18n/format.ts";
import { useDeskFacts } from "../desk-facts.tsx";
import { useClockText } from "../parts/use-clock-text.ts";

/** In whose name the document goes out. */
export function useFromText(): string {
	const { user, identities } = useDeskFacts();
	const behalf = useDesk(({ draft }) => draft.document.onBehalfOf);
	if (behalf === null) return user.name;
	return identities.find(({ email }) => email.toLowerCase() === behalf.toLowerCase())?.name ?? behalf;
}

/** Until when it can be signed. */
export function useExpiryText(): string {
	const words = useWords("desk").settings.expiry;
	const locale = useWordsLocale();
	const clock = useClockText();
	const { type, value } = useDesk(({ draft }) => ({
		type: draft.document.expiryDateType,
		value: draft.document.expiryValue,
	}));
	if (type === null || value === null) return words.usual;
	if (type === "SpecificDateTime") return clock(value * 1000);
	return plural(locale, value, type === "Days" ? words.days : words.hours);
}

/** How often those who have not signed are reminded. */
export function useRemindersText(): string {
	const words = useWords("desk").settings.reminders;
	const locale = useWordsLocale();
	const reminders = useDesk(({ draft }) => draft.document.reminders);
	if (!reminders) return words.usual;
	if (!reminders.enableAutoReminder) return words.none;
	return fillPlaces(plural(locale, reminders.reminderDays, words.every), { count: reminders.reminderCount }, locale);
}
