import { intlLocale } from "./locales.ts";
import { formatMoment } from "./moment.ts";
import { withOrdinalFirst } from "./ordinal-first.ts";
import { remembered } from "./remembered.ts";

const listFormat = remembered((tag) => new Intl.ListFormat(tag, { style: "long", type: "conjunction" }));
const pluralRules = remembered((tag) => new Intl.PluralRules(tag));
const numberFormat = remembered((tag) => new Intl.NumberFormat(tag));
const percentFormat = remembered((tag) => new Intl.NumberFormat(tag, { style: "percent" }));
const dayFormat = remembered(
	(tag) => new Intl.DateTimeFormat(tag, { dateStyle: "full", calendar: "gregory", timeZone: "UTC" }),
);

type Reader = { locale: string; timeZone: string };

/** `December 12, 2025 at 5:00 PM GMT+1`: day, minute and zone as the reader writes them. */
export function formatDateTime(at: Date, reader: Reader): string {
	return formatMoment(at, { tag: intlLocale(reader.locale), timeZone: reader.timeZone }, "minute");
}

/** `Friday, December 12, 2025`: a day without a zone, yyyy-MM-dd, in words. */
export function formatDay(isoDay: string, locale: string): string {
	const tag = intlLocale(locale);
	return withOrdinalFirst(dayFormat(tag).format(new Date(`${isoDay}T00:00:00Z`)), tag);
}

/** `December 12, 2025`: the day in the reader's zone. */
export function formatDate(at: Date, reader: Reader): string {
	return formatMoment(at, { tag: intlLocale(reader.locale), timeZone: reader.timeZone }, "day");
}

/** `Mia, Omar or Ana` in the words of the locale. */
export function formatChoice(locale: string, items: readonly string[]): string {
	return new Intl.ListFormat(intlLocale(locale), { type: "disjunction" }).format(items);
}

/** `Mia, Omar and Ana` in the words of the locale. */
export function formatList(locale: string, items: readonly string[]): string {
	return listFormat(intlLocale(locale)).format(items);
}

/** The same in parts: each item, and what goes between them. */
export function formatListToParts(locale: string, items: readonly string[]) {
	return listFormat(intlLocale(locale)).formatToParts(items);
}

/** `40%` or `40 %`, of a share of 0.4. */
export function formatPercent(locale: string, share: number): string {
	return percentFormat(intlLocale(locale)).format(share);
}

/** `1,234` or `1 234`. */
export function formatNumber(locale: string, value: number): string {
	return numberFormat(intlLocale(locale)).format(value);
}

type PluralForms = { one: string; other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The form that the locale's grammar asks for (CLDR plural rules); `#` becomes the number. */
export function plural(locale: string, count: number, forms: PluralForms): string {
	const form = forms[pluralRules(intlLocale(locale)).select(count)] ?? forms.other;
	return form.replaceAll("#", formatNumber(locale, count));
}

const BYTES = [
	["terabyte", 1e12],
	["gigabyte", 1e9],
	["megabyte", 1e6],
] as const;

/** `1.2 GB`, never less than tenths of a megabyte. */
export function formatBytes(locale: string, bytes: number): string {
	const [unit, size] = BYTES.find(([, size]) => bytes >= size) ?? BYTES[2];
	const style = { style: "unit", unit, unitDisplay: "short" } as const;
	return new Intl.NumberFormat(intlLocale(locale), style).format(Math.round((bytes / size) * 10) / 10);
}

/** Cuts after `maxGraphemes` user-perceived characters, never inside one, and says so with an ellipsis. */
export function truncateGraphemes(text: string, maxGraphemes: number): string {
	if (text.length <= maxGraphemes) return text;
	const graphemes = Array.from(new Intl.Segmenter().segment(text), (part) => part.segment);
	if (graphemes.length <= maxGraphemes) return text;
	return `${graphemes
		.slice(0, maxGraphemes - 1)
		.join("")
		.trimEnd()}…`;
}
