import { scrub } from "#lib/config/scrub.ts";
import { formatBytes, formatDate } from "#lib/i18n/format.ts";
import { formatStored } from "#lib/i18n/format-stored.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { intlLocale } from "#lib/i18n/locales.ts";
import type { Amount, CheckId, Finding, Told } from "./finding.ts";

/** A finding in its reader's words, without secrets. */
export type WordedFinding = {
	id: CheckId;
	name: string;
	level: Finding["level"];
	text: string;
	answer: string | null;
	mend: string | null;
	/** To be copied. */
	line: string | null;
	lines: string[];
	trial: "mail" | "seals" | "jobs" | null;
};

/** Words a finding: the room and the terminal say the same. */
export function wordFinding(
	id: CheckId,
	found: Finding,
	words: Messages["system-health"],
	locale: string,
): WordedFinding {
	const say = ({ key, values }: Told) => {
		const written = Object.entries(values).map(([name, value]) => [
			name,
			typeof value === "object" ? write(value, locale) : value,
		]);
		return scrub(formatStored(words.findings[key], Object.fromEntries(written)));
	};
	return {
		id,
		name: words.names[id],
		level: found.level,
		text: say(found.told),
		answer: found.answer ? scrub(found.answer) : null,
		mend: found.mend ? words.fixes[found.mend.key] : null,
		line: found.mend?.line ?? null,
		lines: (found.lines ?? []).map(say),
		trial: found.trial ?? null,
	};
}

function write(value: Amount, locale: string): string {
	if ("day" in value) return formatDate(value.day, { locale, timeZone: "UTC" });
	return "ms" in value ? writeTime(value.ms, locale) : formatBytes(locale, value.bytes);
}

const TIMES = [
	["day", 86_400_000, 2],
	["hour", 3_600_000, 2],
	["minute", 60_000, 2],
	["second", 1000, 1],
	["millisecond", 1, 0],
] as const;

/** In the largest unit of which there are enough. */
function writeTime(ms: number, locale: string): string {
	const [unit, size] = TIMES.find(([, size, least]) => Math.abs(ms) >= size * least) ?? TIMES[4];
	return writeUnit(Math.round(Math.abs(ms) / size), unit, locale);
}

function writeUnit(value: number, unit: string, locale: string): string {
	return new Intl.NumberFormat(intlLocale(locale), {
		style: "unit",
		unit,
		unitDisplay: unit === "millisecond" ? "short" : "long",
	}).format(value);
}
