"use client";

import { Filled } from "#components/ui/filled.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { useWordsLocale } from "#components/ui/words.tsx";
import type { Sentence } from "#lib/contract/finding.ts";

/** A sentence of a report, with its time as the reader writes it. */
export function TimedText({ text, timed }: Sentence) {
	const locale = useWordsLocale();
	if (!timed) return text;
	const time = <Moment at={timed.at} locale={locale} style="minute" />;
	return <Filled text={timed.message} values={{ ...timed.values, time } as never} />;
}
