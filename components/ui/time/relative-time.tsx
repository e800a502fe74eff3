"use client";

import { formatMoment, type MomentReader, readerTag, utcText } from "#lib/i18n/moment.ts";
import { useNow, useReaderLanguages, useReaderZone } from "../reader.tsx";
import { useWords, useWordsLocale } from "../words.tsx";
import { relativeWords } from "./relative-words.ts";

/** A moment, roughly, after a week its date; on hover exactly, in the reader's zone and in UTC. */
export function RelativeTime({ at }: { at: string }) {
	const locale = useWordsLocale();
	const words = useWords("common").time;
	const reader: MomentReader = { tag: readerTag(locale, useReaderLanguages()), timeZone: useReaderZone() };
	const nowMs = useNow();
	const date = new Date(at);
	const near = relativeWords(date, nowMs, locale, words);
	// A date is written anew for the reader's zone before the page is painted: components/ui/time/moment.tsx.
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
