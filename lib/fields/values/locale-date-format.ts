import type { PrintedDateFormat } from "#lib/fields/field-types.ts";

/** A day on which month and day can’t be mistaken for each other. */
const SAMPLE = new Date(Date.UTC(2031, 10, 22));

/**
 * How a language writes a day with the month in letters: the month first as in the United States, otherwise the day.
 *
 * @param locale a language tag such as `en-GB`, or a locale of lib/i18n/locales.ts; one without a language, like
 * `Default`, reads as English of the United States
 */
export function letterDateFormat(locale: string): PrintedDateFormat {
	const [first] = partsOf(locale.replaceAll("_", "-")).filter(({ type }) => type === "day" || type === "month");
	return first?.type === "day" ? "d MMM yyyy" : "MMM d, yyyy";
}

function partsOf(tag: string): Intl.DateTimeFormatPart[] {
	// "Default" would read as a tag, and name the language of this machine.
	if (!/^[a-z]{2,3}(?:-|$)/i.test(tag)) return [];
	try {
		const letters = { year: "numeric", month: "long", day: "numeric", calendar: "gregory" } as const;
		return new Intl.DateTimeFormat(tag, { ...letters, timeZone: "UTC" }).formatToParts(SAMPLE);
	} catch {
		return [];
	}
}
