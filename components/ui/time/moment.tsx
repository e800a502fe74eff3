"use client";

import { formatMoment, type MomentStyle, readerTag, utcText } from "#lib/i18n/moment.ts";
import { useReaderLanguages, useReaderZone } from "../reader.tsx";

type MomentProps = {
	/** ISO 8601. */
	at: string;
	/** Of the words around it. */
	locale: string;
	style: MomentStyle;
	/** The zone to write in while the reader's is not known; with scripts off it stays. */
	fallbackZone?: string;
};

/**
 * A moment in the reader's zone and manner, in UTC on hover. On the first visit the server does not know the
 * zone: then `localiseTimes` writes it before the page is painted, and React keeps what stands there.
 */
export function Moment({ at, locale, style, fallbackZone }: MomentProps) {
	const tag = readerTag(locale, useReaderLanguages());
	const timeZone = useReaderZone(fallbackZone);
	const date = new Date(at);
	return (
		<time
			suppressHydrationWarning
			dateTime={at}
			title={utcText(date)}
			data-moment={style}
			data-tag={tag}
			data-zone={timeZone}
		>
			{formatMoment(date, { tag, timeZone }, style)}
		</time>
	);
}
