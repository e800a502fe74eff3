"use client";

import { Filled } from "#components/ui/filled.tsx";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { formatBytes } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { EndExport } from "./end-export.tsx";
import type { ExportItem, Verb } from "./item.ts";

/** How far an export is. */
export function ExportRunning({ item, cancel }: { item: ExportItem; cancel: Verb }) {
	const { export: words } = useWords("data");
	const locale = useWordsLocale();
	const { documentsDone, documentCount, sizeBytes, personName, startedAt } = item;
	// What was made after it began is not in it.
	const done = Math.min(documentsDone, documentCount);
	const progress = format(words.documents, { count: documentCount, done });
	return (
		<div className="flex flex-col gap-3">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div className="min-w-0">
					<h3 className="font-medium">{words.running}</h3>
					<p className="text-ink-soft">
						<Filled text={words.startedBy} values={{ person: personName, when: <TimeInSentence at={startedAt} /> }} />
					</p>
				</div>
				<EndExport
					verb={cancel}
					words={{ action: words.stop, title: words.stopTitle, about: words.stopAbout, done: words.stopped }}
				/>
			</div>
			<ProgressBar label={words.running} value={done} max={Math.max(documentCount, 1)} valueText={progress} />
			<p className="flex flex-wrap justify-between gap-x-4 text-ink-soft tabular-nums" aria-live="polite">
				<span>{progress}</span>
				<span>{format(words.soFar, { size: formatBytes(locale, sizeBytes) })}</span>
			</p>
			{item.isOwn ? <p>{words.leave}</p> : null}
		</div>
	);
}
