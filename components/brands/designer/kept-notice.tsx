"use client";

import { Button } from "#components/ui/button.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useNow, useReaderLanguages, useReaderZone } from "#components/ui/reader.tsx";
import { RelativeTime } from "#components/ui/time/relative-time.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { readerTag } from "#lib/i18n/moment.ts";
import type { KeptChanges } from "../state/brand-journal.ts";

type Props = { kept: KeptChanges | null; onGoOn: () => void; onForget: () => void };

/** Asks what is to become of changes that were left unsaved. */
export function KeptNotice({ kept, onGoOn, onForget }: Props) {
	const { kept: words } = useWords("brands");
	if (!kept) return null;
	return (
		<Notice tone="warn" className="mt-4">
			<p>
				<Filled text={words.text} values={{ count: Object.keys(kept.changes).length, when: <When at={kept.at} /> }} />
			</p>
			<div className="mt-2 flex flex-wrap gap-2">
				<Button size="sm" onClick={onGoOn}>
					{words.goOn}
				</Button>
				<Button size="sm" variant="ghost" onClick={onForget}>
					{words.discard}
				</Button>
			</div>
		</Notice>
	);
}

/** Of today its time, else how long ago. */
function When({ at }: { at: string }) {
	const tag = readerTag(useWordsLocale(), useReaderLanguages());
	const timeZone = useReaderZone();
	const day = (ms: number) => new Intl.DateTimeFormat("en-CA", { timeZone }).format(ms);
	const isToday = day(Date.parse(at)) === day(useNow());
	if (!isToday) return <RelativeTime at={at} />;
	return (
		<time dateTime={at}>
			{new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", timeZone }).format(new Date(at))}
		</time>
	);
}
