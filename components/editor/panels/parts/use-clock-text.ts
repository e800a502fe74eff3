import { useReaderLanguages, useReaderZone } from "#components/ui/reader.tsx";
import { useWordsLocale } from "#components/ui/words.tsx";
import { readerTag } from "#lib/i18n/moment.ts";

/** Writes a moment of today as its hour and minute, and any other with its day; unix milliseconds. */
export function useClockText(): (at: number) => string {
	const tag = readerTag(useWordsLocale(), useReaderLanguages());
	const timeZone = useReaderZone();
	return (at) => {
		const day = (moment: number) => new Intl.DateTimeFormat(tag, { timeZone, dateStyle: "short" }).format(moment);
		const isToday = day(at) === day(Date.now());
		const style = isToday ? ({ timeStyle: "short" } as const) : ({ dateStyle: "medium", timeStyle: "short" } as const);
		return new Intl.DateTimeFormat(tag, { timeZone, ...style }).format(at);
	};
}
