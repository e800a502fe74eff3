"use client";

import { useNow, useReaderLanguages, useReaderZone } from "#components/ui/reader.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { intlLocale } from "#lib/i18n/locales.ts";
import { formatMoment, type MomentReader, readerTag, utcText } from "#lib/i18n/moment.ts";
import type { CommonMessages } from "#lib/i18n/workplace/common/en.ts";

const STEPS: [limitSeconds: number, unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
	[60, "second", 1],
	[3600, "minute", 60],
	[86_400, "hour", 3600],
	[7 * 86_400, "day", 86_400],
];

/** "3 hours ago"; null after a week. */
function relative(at: Date, nowMs: number, locale: string, words: CommonMessages["time"]): string | null {
	const seconds = Math.round((at.getTime() - nowMs) / 1000);
	const step = STEPS.find(([limit]) => Math.abs(seconds) < limit);
	if (!step) return null;
	const [, unit, size] = step;
	// The clock may be half a minute behind: what has just happened is not to come.
	if (unit === "second") return seconds > 30 ? words.soon : words.now;
	return new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

/** A moment, roughly, after a week its date; on hover exactly, in the reader's zone and in UTC. */
export function RelativeTime({ at }: { at: string }) {
	const locale = useWordsLocale();
	const words = useWords("common").time;
	const reader: MomentReader = { tag: readerTag(locale, useReaderLanguages()), timeZone: useReaderZone() };
	const nowMs = useNow();
	const date = new Date(at);
	const near = relative(date, nowMs, locale, words);
	// A date is written anew for the reader's zone before the page is painted: components/ui/moment.tsx.
	const written = near ? {} : { "data-moment": "date", "data-tag": reader.tag, "data-zone": reader.timeZone };
	return (
		<time
			suppressHydrationWarning
			dateTime={at}
			title={`${formatMoment(date, reader, "minute")}\n${utcText(date)}`}
			className="whitespace-nowrap"
			{...written}
		>
			{near ?? formatMoment(date, reader, "date")}
		</time>
	);
}
