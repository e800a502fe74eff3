"use client";

import { CircleAlert, Coins } from "lucide-react";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";

/** How many documents may still be sent through the API; nothing when there is no limit. */
export function CreditsLeft({ credits }: { credits: number | null }) {
	const { credits: words } = useWords("developer");
	if (credits === null) return null;
	const Icon = credits === 0 ? CircleAlert : Coins;
	return (
		<p className="flex items-start gap-2 rounded-card border border-line bg-surface px-4 py-3 sm:px-5">
			<Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${credits === 0 ? "text-bad" : "text-ink-soft"}`} />
			<span>
				<strong className="font-semibold tabular-nums">
					{credits === 0 ? words.none : format(words.left, { count: credits })}
				</strong>{" "}
				<span className="text-ink-soft">{credits === 0 ? words.noneAbout : words.about}</span>
			</span>
		</p>
	);
}
