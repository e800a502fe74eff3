"use client";

import { Check, Clock, X } from "lucide-react";
import { Filled } from "#components/ui/filled.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { DeliveryItem } from "./webhook-items.ts";

/** How far a delivery got, as icon and word. */
export function DeliveryState({ delivery }: { delivery: DeliveryItem }) {
	const { delivery: words } = useWords("webhooks");
	const { status, lastStatus, attempts, nextAttemptAt, failure } = delivery;
	if (status === "Delivered") {
		return (
			<span className="inline-flex items-center gap-1.5 text-good">
				<Check size={16} aria-hidden="true" className="shrink-0" />
				{lastStatus ?? words.taken}
			</span>
		);
	}
	if (status === "Pending") {
		return (
			<span className="inline-flex items-center gap-1.5 text-warn">
				<Clock size={16} aria-hidden="true" className="shrink-0" />
				<span>
					{attempts === 0 ? (
						words.onItsWay
					) : (
						<Filled text={words.again} values={{ when: <TimeInSentence at={nextAttemptAt} /> }} />
					)}
				</span>
			</span>
		);
	}
	return (
		<span className="inline-flex items-center gap-1.5 text-bad">
			<X size={16} aria-hidden="true" className="shrink-0" />
			{lastStatus ?? (failure === null ? words.notTaken : words.noAnswer)}
		</span>
	);
}
