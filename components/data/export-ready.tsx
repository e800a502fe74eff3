"use client";

import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { formatBytes } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { EndExport } from "./end-export.tsx";
import type { ExportItem, Verb } from "./item.ts";

type Props = { item: ExportItem; remove: Verb; again: ReactNode };

/** An export that can be downloaded by whoever asked for it, and until when. */
export function ExportReady({ item, remove, again }: Props) {
	const { export: words } = useWords("data");
	const locale = useWordsLocale();
	const { id, personName, startedAt, expiresAt, isOwn, fileCount, sizeBytes } = item;
	const files = format(words.files, { count: fileCount });
	const size = format(words.readySize, { files, size: formatBytes(locale, sizeBytes) });
	const until = expiresAt ? <Moment at={expiresAt} locale={locale} style="minute" /> : null;
	return (
		<>
			<div className="flex flex-col gap-1">
				<h3 className="font-medium">{words.ready}</h3>
				<p className="text-ink-soft">
					<Filled text={words.startedBy} values={{ person: personName, when: <TimeInSentence at={startedAt} /> }} />
				</p>
				<p className="text-ink-soft tabular-nums">
					{size}. <Filled text={words.until} values={{ when: until }} />
				</p>
				{isOwn ? null : <p>{format(words.othersOnly, { person: personName })}</p>}
			</div>
			<div className="flex flex-wrap gap-2">
				{isOwn ? (
					<ButtonLink
						href={`/settings/data/export/${id}`}
						variant="primary"
						icon={<Download size={16} aria-hidden="true" />}
						download
					>
						{words.download}
					</ButtonLink>
				) : null}
				{again}
				<EndExport
					verb={remove}
					words={{ action: words.remove, title: words.removeTitle, about: words.removeAbout, done: words.removed }}
				/>
			</div>
		</>
	);
}
