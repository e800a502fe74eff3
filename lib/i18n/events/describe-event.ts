import { isRefusalKey } from "#lib/i18n/refusals/is-refusal-key.ts";
import type { Said } from "#lib/i18n/refusals/said.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";
import { argumentUses } from "../argument-uses.ts";
import { isolate, plainText } from "../bidi.ts";
import { formatDateTime, formatNumber } from "../format.ts";
import { messages } from "../generated/audit-trail.js";
import type { Messages } from "../generated/messages.d.ts";
import { catalogueLocale } from "../locales.ts";
import { format, type Message } from "../message.ts";

type Trail = Messages["audit-trail"];

type DescribedEvent = {
	type: string;
	/** user, signer or system. */
	actorType: string;
	actorName: string;
	data: unknown;
};

/** Data that are times (ISO 8601), by event type. */
const TIMES: Record<string, string> = {
	DocumentScheduled: "scheduledFor",
	DocumentTimestamped: "timestampedAt",
	ExpiryExtended: "to",
};

type Reader = { locale: string; timeZone: string };

/** The option for a missing value, in messages that select by it. */
const NOTHING = "none";

/** What was noted of an event, as text. */
type Noted = Partial<Record<string, string>>;

/** What is put together from several of them, when a message asks for it. */
type Made = Partial<Record<string, () => string>>;

function notedOf(event: DescribedEvent, reader: Reader): Noted {
	const data = typeof event.data === "object" && event.data !== null ? Object.entries(event.data) : [];
	const texts = data.flatMap(([key, value]) => {
		if (typeof value !== "string" && typeof value !== "number") return [];
		return [[key, TIMES[event.type] === key ? momentOf(value, reader) : String(value).trim()]];
	});
	return Object.fromEntries(texts);
}

function actorOf(trail: Trail, event: DescribedEvent): string {
	const fallback = event.actorType === "system" ? trail.system : trail.someone;
	return isolate(event.actorName.trim() || fallback);
}

/** A message with what was noted: what it shows is isolated, what it only chooses by is a code. */
function write(message: string | Message<never>, noted: Noted, made: Made): string {
	if (typeof message === "string") return message;
	const values = [...argumentUses(message)].map(([name, { isShown, isChosenBy, isNumber }]) => {
		const text = noted[name] ?? "";
		if (made[name]) return [name, made[name]()];
		if (isNumber) return [name, Number(text) || 0];
		if (text === "") return [name, isChosenBy ? NOTHING : ""];
		return [name, isShown ? isolate(text) : codeOf(text)];
	});
	return format(message, Object.fromEntries(values) as never);
}

/** As messages name it: "please-sign" is pleaseSign. */
function codeOf(text: string): string {
	return text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function mailOf(trail: Trail, { kind = "", signerType }: Noted): string {
	const own = (texts: Record<string, string>) => (Object.hasOwn(texts, kind) ? texts[kind] : undefined);
	return (signerType === "Reviewer" ? own(trail.reviewMails) : undefined) ?? own(trail.mails) ?? trail.otherMail;
}

function changesOf({ changes }: Trail, { fields, recipients, settings }: Noted): string {
	const texts = [
		format(changes.fields, { count: Number(fields) || 0 }),
		format(changes.recipients, { count: Number(recipients) || 0 }),
		format(changes.settings, { count: Number(settings) || 0 }),
	];
	return texts.filter((text) => text !== "").join(", ") || NOTHING;
}

/** What an event quotes in a sentence of a catalogue; null for one that has none, or that nobody knows any more. */
export function saidIn(data: unknown): Said | null {
	const { said } = Object(data) as { said?: Said };
	return said && isRefusalKey(said.key) ? said : null;
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
	const trail = messages[catalogueLocale(locale)];
	const texts: Partial<Record<string, string | Message<never>>> = trail.texts;
	const text = Object.hasOwn(texts, event.type) ? texts[event.type] : undefined;
	if (text === undefined) return event.type;
	const noted = notedOf(event, { locale, timeZone });
	const reason = saidIn(event.data);
	const made: Made = {
		actor: () => actorOf(trail, event),
		mail: () => mailOf(trail, noted),
		field: () => write(trail.field, noted, {}),
		changes: () => changesOf(trail, noted),
		...(reason ? { error: () => isolate(sayIn(reason, locale)) } : {}),
	};
	return plainText(write(text, noted, made));
}

/** Note for an entry whose time is earlier than the one it follows: the clock was set back. */
export function describeClockSetBack(locale: string, seconds: number): string {
	const { clockSetBack } = messages[catalogueLocale(locale)];
	return format(clockSetBack, { seconds: formatNumber(locale, seconds) });
}

/** One sentence for several entries that one person made, e.g. "Mia Chen filled in 17 fields.". */
export function describeEntries(
	locale: string,
	[first, ...others]: readonly [DescribedEvent, ...DescribedEvent[]],
): string {
	const trail = messages[catalogueLocale(locale)];
	return plainText(format(trail.entries, { actor: actorOf(trail, first), count: others.length + 1 }));
}

/** One of those entries: what was filled in. */
export function describeEntry(locale: string, event: DescribedEvent): string {
	const { entry } = messages[catalogueLocale(locale)];
	return plainText(write(entry, notedOf(event, { locale, timeZone: "UTC" }), {}));
}
