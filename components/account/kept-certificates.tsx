"use client";

import { Download } from "lucide-react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";

/** A document that is gone and whose certificate stays; times are ISO 8601. */
type Kept = { documentId: string; title: string; completedAt: string; purgedAt: string };

/** Certificates of completion that outlived their documents. */
export function KeptCertificates({ documents }: { documents: Kept[] }) {
	const { kept: words } = useWords("documentSettings");
	const locale = useWordsLocale();
	return (
		<ul className="divide-y divide-line">
			{documents.map(({ documentId, title, completedAt, purgedAt }) => (
				<li key={documentId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
					<div className="min-w-0 flex-1 basis-60">
						<p className="truncate text-left font-medium" dir="auto" title={title}>
							{title}
						</p>
						<p className="text-ink-soft">
							<Filled
								text={words.completed}
								values={{ date: <Moment at={completedAt} locale={locale} style="date" /> }}
							/>
							{" · "}
							<Filled text={words.deleted} values={{ date: <Moment at={purgedAt} locale={locale} style="date" /> }} />
						</p>
					</div>
					<ButtonLink
						href={`/settings/kept-certificates/${documentId}`}
						icon={<Download size={16} aria-hidden="true" />}
						aria-label={format(words.downloadOf, { title })}
					>
						{words.download}
					</ButtonLink>
				</li>
			))}
		</ul>
	);
}
