import { intlLocale } from "#lib/i18n/locales.ts";
import { withOrdinalFirst } from "#lib/i18n/ordinal-first.ts";

const TYPOGRAPHIC_BLANKS = /[\u2000-\u200a\u202f\u205f]/g;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** `Dec 12, 2025, 17:00:05 GMT+1`: to the second and with the zone's name, as evidence needs it. */
export function formatMoment(iso: string, place: { locale: string; timeZone: string }): string {
	const at = new Date(iso);
	if (Number.isNaN(at.getTime())) return iso;
	// Standard fonts have no narrow blanks.
	const written = formatter(place).format(at).replace(TYPOGRAPHIC_BLANKS, "\u00a0");
	return withOrdinalFirst(written, intlLocale(place.locale));
}

function formatter({ locale, timeZone }: { locale: string; timeZone: string }): Intl.DateTimeFormat {
	const tag = intlLocale(locale);
	const key = `${tag} ${timeZone}`;
	const known = formatters.get(key);
	if (known) return known;
	const made = makeFormatter(tag, timeZone);
	formatters.set(key, made);
	return made;
}

function makeFormatter(tag: string, timeZone: string): Intl.DateTimeFormat {
	const options: Intl.DateTimeFormatOptions = {
		day: "numeric",
		month: "short",
		year: "numeric",
		hour: "2-digit",
		minute: "2-digit",
		second: "2-digit",
		hourCycle: "h23",
		timeZoneName: "short",
	};
	try {
		return new Intl.DateTimeFormat(tag, { ...options, timeZone: timeZone || "UTC" });
	} catch {
		// A zone this system's tables do not know: better a right time in UTC, named, than none.
		return new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
	}
}
