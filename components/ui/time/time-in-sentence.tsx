"use client";

import { Filled } from "../filled.tsx";
import { useNow } from "../reader.tsx";
import { useWords, useWordsLocale } from "../words.tsx";
import { RelativeTime } from "./relative-time.tsx";
import { relativeWords } from "./relative-words.ts";

/** A moment as part of a sentence: "3 hours ago", after a week "on 3 Nov 2026". */
export function TimeInSentence({ at }: { at: string }) {
	const words = useWords("common").time;
	const isNear = relativeWords(new Date(at), useNow(), useWordsLocale(), words) !== null;
	const time = <RelativeTime at={at} />;
	return isNear ? time : <Filled text={words.on} values={{ date: time }} />;
}

/** The same for a future time; once it has passed, it reads “in a moment”. */
export function UpcomingTime({ at }: { at: string }) {
	const { soon } = useWords("common").time;
	return Date.parse(at) > useNow() ? <TimeInSentence at={at} /> : soon;
}
