import { isolate, plainText } from "../bidi.ts";
import { formatDateTime, formatNumber, plural } from "../format.ts";
import { type CatalogueLocale, catalogueLocale } from "../locales.ts";
import { fill } from "../signing/fill.ts";
import { refusalsEn } from "../workplace/refusals/en.ts";
import type { Said } from "../workplace/refusals/said.ts";
import { sayIn } from "../workplace/refusals/say-in.ts";
import { type EventCatalogue, type EventText, en } from "./en.ts";
import { fr } from "./fr.ts";

const CATALOGUES: Record<CatalogueLocale, EventCatalogue> = { EN: en, FR: fr };

export type DescribedEvent = {
	type: string;
	/** user, signer or system. */
	actorType: string;
	actorName: string;
	data: unknown;
};

/** Words the texts choose by, never show. */
const CODES = new Set([
	...["kind", "purpose", "signerType", "what", "fieldType", "page", "nth", "of", "method", "triesLeft"],
	...["settings", "recipients", "fields"],
]);

/** Data that are times (ISO 8601), by event type. */
const TIMES: Record<string, string> = {
	DocumentScheduled: "scheduledFor",
	DocumentTimestamped: "timestampedAt",
	ExpiryExtended: "to",
};

type Reader = { locale: string; timeZone: string };

function params(catalogue: EventCatalogue, event: DescribedEvent, reader: Reader): Record<string, string> {
	const fallback = event.actorType === "system" ? catalogue.system : catalogue.someone;
	const words: Record<string, string> = { actor: isolate(event.actorName.trim() || fallback) };
	const data = typeof event.data === "object" && event.data !== null ? Object.entries(event.data) : [];
	for (const [key, value] of data) {
		if (key === "actor" || (typeof value !== "string" && typeof value !== "number")) continue;
		const text = TIMES[event.type] === key ? momentOf(value, reader) : String(value).trim();
		words[key] = CODES.has(key) || text === "" ? text : isolate(text);
	}
	const reason = saidIn(event.data);
	return reason ? { ...words, error: isolate(sayIn(reason, reader.locale)) } : words;
}

/** What an event quotes in a sentence of a catalogue; null for one that has none, or that nobody knows any more. */
export function saidIn(data: unknown): Said | null {
	const { said } = Object(data) as { said?: Said };
	return said && typeof said.key === "string" && Object.hasOwn(refusalsEn, said.key) ? said : null;
}

function momentOf(value: string | number, reader: Reader): string {
	const at = new Date(value);
	return Number.isNaN(at.getTime()) ? String(value) : formatDateTime(at, reader);
}

/**
 * The sentence of an audit event for timeline and certificate, e.g. "Mia Chen signed.". A type the catalogue
 * does not know is shown by its name: an audit trail never hides an entry.
 *
 * @param timeZone IANA zone that times in the sentence are written in, named there
 */
export function describeEvent(locale: string, event: DescribedEvent, timeZone = "UTC"): string {
	const catalogue = CATALOGUES[catalogueLocale(locale)];
	const texts: Partial<Record<string, EventText>> = catalogue.texts;
	const text = Object.hasOwn(texts, event.type) ? texts[event.type] : undefined;
	return text === undefined ? event.type : plainText(text(params(catalogue, event, { locale, timeZone })));
}

/** Note for an entry whose time is earlier than the one it follows: the clock was set back. */
export function describeClockSetBack(locale: string, seconds: number): string {
	return CATALOGUES[catalogueLocale(locale)].clockSetBack(formatNumber(locale, seconds));
}

/** One sentence for several entries that one person made, e.g. "Mia Chen filled in 17 fields.". */
export function describeEntries(
	locale: string,
	[first, ...others]: readonly [DescribedEvent, ...DescribedEvent[]],
): string {
	const catalogue = CATALOGUES[catalogueLocale(locale)];
	const { actor = "" } = params(catalogue, first, { locale, timeZone: "UTC" });
	return plainText(fill(plural(locale, others.length + 1, catalogue.entries), { actor }));
}

/** One of those entries: what was filled in. */
export function describeEntry(locale: string, event: DescribedEvent): string {
	const catalogue = CATALOGUES[catalogueLocale(locale)];
	return plainText(catalogue.entry(params(catalogue, event, { locale, timeZone: "UTC" })));
}
