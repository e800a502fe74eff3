"use client";

import { useEffect, useState } from "react";
import { useReaderZone } from "#components/ui/reader.tsx";
import { useWordsLocale } from "#components/ui/words.tsx";
import { intlLocale } from "#lib/i18n/locales.ts";

/** A moment with day, time and zone, as the reader's clock has it; UTC until the browser knows. */
export function FilledAt({ at }: { at: string }) {
	const tag = intlLocale(useWordsLocale());
	const timeZone = useReaderZone();
	const [text, setText] = useState(() => `${at.slice(0, 16).replace("T", " ")} UTC`);
	useEffect(() => {
		const format = { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;
		setText(new Date(at).toLocaleString(tag, { ...format, hourCycle: "h23", timeZoneName: "short", timeZone }));
	}, [at, tag, timeZone]);
	return (
		<time dateTime={at} title={at} className="tabular-nums">
			{text}
		</time>
	);
}
