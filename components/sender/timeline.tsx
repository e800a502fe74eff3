"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import type { TimelineEvent } from "./details.ts";
import { RelativeTime } from "./relative-time.tsx";
import { Section } from "./section.tsx";

const GOOD = new Set(["SignerCompleted", "DocumentCompleted", "DocumentSealed"]);
const BAD = new Set(["DocumentDeclined", "MailFailed", "SealFailed", "SendFailed", "AuthenticationFailed"]);

const SHOWN = 12;

/** What happened, the latest first. */
export function Timeline({ events }: { events: TimelineEvent[] }) {
	const [isWhole, setIsWhole] = useState(false);
	const latestFirst = events.toReversed();
	const shown = isWhole ? latestFirst : latestFirst.slice(0, SHOWN);
	return (
		<Section title="Activity">
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
							<p className="break-words">{event.text}</p>
							<p className="text-ink-soft">
								<RelativeTime at={event.at} />
								{event.ip ? <span className="tabular-nums"> · {event.ip}</span> : null}
							</p>
						</div>
					</li>
				))}
			</ol>
			{shown.length < events.length ? (
				<div className="px-4 pb-4 sm:px-5">
					<Button size="sm" onClick={() => setIsWhole(true)}>
						Show all {events.length}
					</Button>
				</div>
			) : null}
		</Section>
	);
}
