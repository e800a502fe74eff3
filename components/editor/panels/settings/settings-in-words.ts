import { useDesk } from "#components/editor/state/use-editor.ts";
import { useWords } from "#components/ui/words.tsx";
import { brandOf } from "#lib/draft/brand-of.ts";
import type { DeskBrandDefaults } from "#lib/draft/editor-facts.ts";
import { format } from "#lib/i18n/message.ts";
import { useDeskFacts } from "../editor-facts.tsx";
import { useClockText } from "../parts/use-clock-text.ts";

/** In whose name the document goes out. */
export function useFromText(): string {
	const { user, identities } = useDeskFacts();
	const behalf = useDesk(({ draft }) => draft.document.onBehalfOf);
	if (behalf === null) return user.name;
	return identities.find(({ email }) => email.toLowerCase() === behalf.toLowerCase())?.name ?? behalf;
}

/** What counts where the document says nothing: its brand's settings. */
export function useDefaults(): DeskBrandDefaults | null {
	const facts = useDeskFacts();
	return useDesk(({ draft }) => brandOf(facts, draft.document))?.defaults ?? null;
}

/** A value that counts because nothing else was chosen. */
export function useDefaultText(): (value: string) => string {
	const words = useWords("editor").settings;
	return (value) => format(words.byDefault, { value });
}

/** Until when it can be signed. */
export function useExpiryText(): string {
	const say = useTermText();
	const byDefault = useDefaultExpiryText();
	const { type, value } = useDesk(({ draft }) => ({
		type: draft.document.expiryDateType,
		value: draft.document.expiryValue,
	}));
	return type === null || value === null ? byDefault : say({ type, value });
}

/** Until when it can be signed where the document does not say. */
export function useDefaultExpiryText(): string {
	const say = useTermText();
	const byDefault = useDefaultText();
	const defaults = useDefaults();
	return byDefault(defaults ? say(defaults.expiry) : "");
}

function useTermText(): (expiry: DeskBrandDefaults["expiry"]) => string {
	const words = useWords("editor").settings.expiry;
	const clock = useClockText();
	return ({ type, value }) =>
		type === "SpecificDateTime"
			? clock(value * 1000)
			: format(type === "Days" ? words.days : words.hours, { count: value });
}

/** How often those who have not signed are reminded. */
export function useRemindersText(): string {
	const say = useTimesText();
	const byDefault = useDefaultRemindersText();
	const reminders = useDesk(({ draft }) => draft.document.reminders);
	if (!reminders) return byDefault;
	const { enableAutoReminder, reminderDays: days, reminderCount: count } = reminders;
	return say(enableAutoReminder ? { days, count } : null);
}

/** How often they are reminded where the document does not say. */
export function useDefaultRemindersText(): string {
	const say = useTimesText();
	const byDefault = useDefaultText();
	const defaults = useDefaults();
	return byDefault(say(defaults?.reminders ?? null));
}

function useTimesText(): (reminders: DeskBrandDefaults["reminders"]) => string {
	const words = useWords("editor").settings.reminders;
	return (reminders) => (reminders ? format(words.every, reminders) : words.none);
}
