import { DEFAULT_DATE_FORMAT } from "./format.ts";
import type { DateFormat } from "./types.ts";

/** A day on which day, month and year cannot be taken for one another. */
const SAMPLE = new Date(Date.UTC(2031, 10, 22));

/**
 * The date format in which people of a language and region write a day in figures: what a date field gets
 * where somebody who makes a document in the workplace chooses none, and where an account lets dates follow
 * the signer's language. Formats have slashes and hyphens only: other separators become hyphens.
 *
 * @param locale a language tag such as `en-GB`, or a locale of lib/i18n/locales.ts; one that says nothing, like
 * `Default`, has the format of the interface
 */
export function localeDateFormat(locale: string): DateFormat {
	const parts = partsOf(locale.replaceAll("_", "-"));
	const hasSlashes = parts.some(({ type, value }) => type === "literal" && value.includes("/"));
	const order = parts
		.map(({ type }) => type.charAt(0))
		.filter((letter) => "dmy".includes(letter))
		.join("");
	const [slashes, hyphens] = FORMATS[order] ?? [DEFAULT_DATE_FORMAT, DEFAULT_DATE_FORMAT];
	return hasSlashes ? slashes : hyphens;
}

const FORMATS: Record<string, readonly [slashes: DateFormat, hyphens: DateFormat]> = {
	dmy: ["dd/MM/yyyy", "dd-MM-yyyy"],
	mdy: ["MM/dd/yyyy", "MM-dd-yyyy"],
	ymd: ["yyyy/MM/dd", "yyyy-MM-dd"],
};

function partsOf(tag: string): Intl.DateTimeFormatPart[] {
	// "Default" would read as a tag, and name the language of this machine.
	if (!/^[a-z]{2,3}(?:-|$)/i.test(tag)) return [];
	try {
		const figures = { year: "numeric", month: "numeric", day: "numeric", calendar: "gregory" } as const;
		return new Intl.DateTimeFormat(tag, { ...figures, timeZone: "UTC" }).formatToParts(SAMPLE);
	} catch {
		return [];
	}
}
