"use client";

import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Address } from "#components/ui/address.tsx";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { Section } from "#components/ui/section.tsx";
import { RelativeTime } from "#components/ui/time/relative-time.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { TimelineEvent } from "../details.ts";

const GOOD = new Set(["SignerCompleted", "DocumentCompleted", "DocumentSealed", "DocumentTimestamped"]);
const BAD = new Set([
	"DocumentDeclined",
	"MailFailed",
	"SmsFailed",
	"SealFailed",
	"TimestampFailed",
	"SendFailed",
	"ProofFailed",
	"ProofLocked",
]);

const SHOWN = 12;

/** When, and from where. */
function Origin({ at, ip }: { at: string; ip: string }) {
	return (
		<p className="text-ink-soft">
			<RelativeTime at={at} />
			{ip ? <span className="tabular-nums"> · {ip}</span> : null}
		</p>
	);
}

/** What one line stands for, each with its own time, in the order it happened. */
function Entries({ entries }: { entries: TimelineEvent["entries"] }) {
	const words = useWords("document").timeline;
	return (
		<details className="group mt-1">
			<summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-control text-seal hover:underline">
				<ChevronRight size={14} aria-hidden="true" className="shrink-0 transition-transform group-open:rotate-90" />
				{words.which}
			</summary>
			<ol className="mt-2 flex flex-col gap-2 border-line border-l-2 pl-3">
				{entries.map((entry) => (
					<li key={entry.seq}>
						<p className="break-words">
							<Address text={entry.text} />
						</p>
						<Origin {...entry} />
					</li>
				))}
			</ol>
		</details>
	);
}

/** What happened, the latest first. */
export function Timeline({ events }: { events: TimelineEvent[] }) {
	const words = useWords("document").timeline;
	const [isWhole, setIsWhole] = useState(false);
	const latestFirst = events.toReversed();
	const shown = isWhole ? latestFirst : latestFirst.slice(0, SHOWN);
	return (
		<Section title={words.title}>
			<ol className="flex flex-col px-4 py-4 sm:px-5" aria-live="polite">
				{shown.map((event) => (
					<li key={event.seq} className="relative flex gap-3 pb-4 last:pb-0">
						<span
							aria-hidden="true"
							className={cx(
								"mt-1.5 size-2 shrink-0 rounded-full",
								GOOD.has(event.type) ? "bg-good" : BAD.has(event.type) ? "bg-bad" : "bg-line-strong",
							)}
						/>
						<div className="min-w-0">
							<p className="break-words">
								<Address text={event.text} />
							</p>
							<Origin {...event} />
							{event.entries.length > 0 ? <Entries entries={event.entries} /> : null}
						</div>
					</li>
				))}
			</ol>
			{shown.length < events.length ? (
				<div className="px-4 pb-4 sm:px-5">
					<Button size="sm" onClick={() => setIsWhole(true)}>
						{format(words.showAll, { count: events.length })}
					</Button>
				</div>
			) : null}
		</Section>
	);
}
