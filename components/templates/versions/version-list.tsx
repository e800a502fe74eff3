"use client";

import { ChevronRight } from "lucide-react";
import { Facts } from "#components/ui/facts.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Pager } from "#components/ui/lists/pager.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { useWords } from "#components/ui/words.tsx";
import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";

type VersionItem = {
	version: number;
	/** ISO 8601. */
	at: string;
	by: string;
	/** What changed, in words. */
	changes: string[];
};

type Props = {
	templateId: string;
	currentVersion: number;
	versions: VersionItem[];
	/** null: there is none before or after. */
	newerHref: string | null;
	olderHref: string | null;
	locale: string;
};

/** Who changed a template, when and what. */
export function VersionList({ templateId, currentVersion, versions, newerHref, olderHref, locale }: Props) {
	const { versions: words } = useWords("templates");
	return (
		<Section title={words.title}>
			<ol>
				{versions.map(({ version, at, by, changes }) => (
					<li
						key={version}
						className="relative flex items-center gap-3 border-line border-b px-4 py-3 last:border-b-0 hover:bg-sunken/50 sm:px-5"
					>
						<div className="min-w-0 flex-1">
							<p className="flex flex-wrap items-center gap-x-2">
								<RoomLink
									isOfRow
									href={`/templates/${templateId}/versions/${version}`}
									prefetch={false}
									className="font-medium"
								>
									{format(words.number, { version })}
								</RoomLink>
								{version === currentVersion ? (
									<span className="rounded-full bg-sunken px-2 text-ink-soft text-xs leading-5">{words.current}</span>
								) : null}
							</p>
							<p className="wrap-anywhere">
								<Facts>{changes}</Facts>
							</p>
							<p className="break-words text-ink-soft">
								<Filled
									text={words.byAt}
									values={{ name: isolate(by), when: <Moment at={at} locale={locale} style="minute" /> }}
								/>
							</p>
						</div>
						<ChevronRight size={16} aria-hidden="true" className="shrink-0 text-ink-soft rtl:rotate-180" />
					</li>
				))}
			</ol>
			{newerHref || olderHref ? (
				<div className="border-line border-t px-4 py-3 sm:px-5">
					<Pager words={words.pages} earlierHref={newerHref} laterHref={olderHref} />
				</div>
			) : null}
		</Section>
	);
}
