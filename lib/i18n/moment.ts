import { catalogueLocale, intlLocale } from "./locales.ts";
import { withOrdinalFirst } from "./ordinal-first.ts";

/** How much of a moment is written: with its minute and zone, its day in full, or its day in short. */
export const MOMENT_STYLES = {
	minute: {
		day: "numeric",
		month: "long",
		year: "numeric",
		hour: "numeric",
		minute: "2-digit",
		timeZoneName: "short",
	},
	day: { day: "numeric", month: "long", year: "numeric" },
	date: { day: "numeric", month: "short", year: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type MomentStyle = keyof typeof MOMENT_STYLES;

/** The cookie that tells the server the reader's zone. */
export const ZONE_COOKIE = "signet-zone";

/** Who reads a moment: the tag for `Intl`, and the IANA zone. */
export type MomentReader = { tag: string; timeZone: string };

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The moment as the reader writes it; in UTC, and named so, where the zone is unknown to this system. */
export function formatMoment(at: Date, reader: MomentReader, style: MomentStyle): string {
	return withOrdinalFirst(written(at, reader, style), reader.tag);
}

function written(at: Date, { tag, timeZone }: MomentReader, style: MomentStyle): string {
	const key = `${tag} ${timeZone.trim() || "UTC"} ${style}`;
	const known = formatters.get(key);
	if (known) return known.format(at);
	// Tags and zones come from headers and cookies as well.
	if (formatters.size > 500) formatters.clear();
	try {
		const made = new Intl.DateTimeFormat(tag, { ...MOMENT_STYLES[style], timeZone: timeZone.trim() || "UTC" });
		formatters.set(key, made);
		return made.format(at);
	} catch {
		return new Intl.DateTimeFormat(intlLocale(tag), { ...MOMENT_STYLES[style], timeZone: "UTC" }).format(at);
	}
}

/** `2026-11-22 16:05:33 UTC`: the same for everybody. */
export function utcText(at: Date): string {
	return `${at.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

/**
 * The tag by which dates are written among words of a locale: that of the reader's own country where they
 * speak the language of the words (`en-GB`). Others read day, month, year and 24 hours, not the American
 * order, among English words.
 *
 * @param languages what the browser asks for, in its order; none when nobody knows
 */
export function readerTag(locale: string, languages: readonly string[]): string {
	const catalogue = catalogueLocale(locale);
	const speaks = (tag: string) => tag.toLowerCase().split("-")[0] === catalogue.toLowerCase();
	const [first] = languages;
	if (first === undefined || first === "*") return intlLocale(locale);
	if (speaks(first)) return first.includes("-") && isKnown(first) ? first : intlLocale(locale);
	return catalogue === "EN" ? "en-GB" : intlLocale(locale);
}

/** The languages of an Accept-Language header, best first. */
export function acceptedLanguages(header: string): string[] {
	return header
		.split(",", 20)
		.map((part) => {
			const [tag = "", quality = "q=1"] = part.trim().split(";");
			return { tag: tag.trim(), quality: Number(quality.trim().replace("q=", "")) || 0 };
		})
		.filter(({ tag }) => /^[A-Za-z0-9-]{2,35}$/.test(tag))
		.sort((a, b) => b.quality - a.quality)
		.map(({ tag }) => tag);
}

/** Whether a zone has a name that this system knows. */
export function isTimeZone(name: string): boolean {
	try {
		return name !== "" && new Intl.DateTimeFormat("en", { timeZone: name }) instanceof Intl.DateTimeFormat;
	} catch {
		return false;
	}
}

function isKnown(tag: string): boolean {
	try {
		return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
	} catch {
		return false;
	}
}
