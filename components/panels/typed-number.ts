import { formatNumber } from "#lib/i18n/format.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { format } from "#lib/i18n/message.ts";

type NumberRange = { min: number; max: number };

/** What is being typed, and what was left though it could not be taken. */
type TypedNumber = {
	/** null: nobody is typing. */
	text: string | null;
	/** With the number that counted then: another one came since where that differs. */
	missed: { text: string; value: number | null } | null;
};

export const NOTHING_TYPED: TypedNumber = { text: null, missed: null };

/** What is empty is in no range. */
export function isInRange(text: string, { min, max }: NumberRange): boolean {
	return text.trim() !== "" && Number(text) >= min && Number(text) <= max;
}

/** A letter more or less; a number that can be taken makes up for one that could not. */
export function typeNumber({ missed }: TypedNumber, text: string, range: NumberRange): TypedNumber {
	return { text, missed: isInRange(text, range) ? null : missed };
}

/** The control is left: it shows what counts, and what could not be taken is remembered. @param value what counts */
export function leaveNumber({ text, missed }: TypedNumber, value: number | null, range: NumberRange): TypedNumber {
	if (text === null || text === "") return { text: null, missed };
	return { text: null, missed: isInRange(text, range) ? null : { text, value } };
}

/** Why what is or was typed does not count; null: it does. `isBad`: it still stands in the control. */
export function numberProblem(
	{ text, missed }: TypedNumber,
	value: number | null,
	range: NumberRange,
	words: Messages["field-settings"]["range"],
	locale: string,
): { note: string; isBad: boolean } | null {
	const ends = { min: formatNumber(locale, range.min), max: formatNumber(locale, range.max) };
	if (text !== null && text !== "" && !isInRange(text, range)) return { note: format(words.within, ends), isBad: true };
	if (!missed || missed.value !== value) return null;
	return { note: format(words.missed, { ...ends, typed: missed.text }), isBad: false };
}
