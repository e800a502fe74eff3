"use client";

import { Moment } from "#components/ui/moment.tsx";
import { useWordsLocale } from "#components/ui/words.tsx";

/** As lib/i18n/moment.ts writes it for everybody. */
const UTC_TIME = /(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} UTC)/;

/** A sentence of the server's in which times stand in UTC, with those times as the reader writes them. */
export function TimedText({ text }: { text: string }) {
	const locale = useWordsLocale();
	return text.split(UTC_TIME).map((part, index) => {
		const at = index % 2 === 1 ? isoOf(part) : null;
		return at ? <Moment key={`${index} ${part}`} at={at} locale={locale} style="minute" /> : part;
	});
}

/** Null for figures that look like a time and are none. */
function isoOf(text: string): string | null {
	const iso = `${text.slice(0, 10)}T${text.slice(11, 19)}Z`;
	return Number.isNaN(Date.parse(iso)) ? null : iso;
}
