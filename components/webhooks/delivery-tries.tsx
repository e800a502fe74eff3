"use client";

import { cx } from "#components/ui/cx.ts";
import { RelativeTime } from "#components/ui/time/relative-time.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { TryItem } from "./webhook-items.ts";

/** When it was tried, and how that went. */
export function DeliveryTries({ tries, seesAnswers }: { tries: TryItem[]; seesAnswers: boolean }) {
	const { delivery: words } = useWords("webhooks");
	if (tries.length === 0) return null;
	return (
		<div>
			<h4 className="mb-1.5 text-ink-soft text-xs leading-5">{words.triesSoFar}</h4>
			<ol className="flex flex-wrap gap-x-5 gap-y-1 tabular-nums">
				{tries.map(({ at, status, failure }) => (
					<li key={at} className={cx("whitespace-nowrap", failure === null ? "text-good" : "text-bad")}>
						<RelativeTime at={at} />, {status ?? resultOf(failure, seesAnswers, words)}
					</li>
				))}
			</ol>
		</div>
	);
}

type Words = { taken: string; notTaken: string; noAnswer: string };

function resultOf(failure: TryItem["failure"], seesAnswers: boolean, words: Words): string {
	if (failure === null) return words.taken;
	return seesAnswers ? words.noAnswer : words.notTaken;
}
