import { CircleAlert, Coins } from "lucide-react";

/** How many documents may still be sent through the API; nothing when there is no limit. */
export function CreditsLeft({ credits }: { credits: number | null }) {
	if (credits === null) return null;
	const Icon = credits === 0 ? CircleAlert : Coins;
	return (
		<p className="flex items-start gap-2 rounded-card border border-line bg-surface px-4 py-3 sm:px-5">
			<Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${credits === 0 ? "text-bad" : "text-ink-soft"}`} />
			<span>
				<strong className="font-semibold tabular-nums">{wordsOf(credits)}</strong>{" "}
				<span className="text-ink-soft">
					{credits === 0
						? "Sending through the live API is refused until an operator adds some."
						: "Each document sent through the live API takes one. The sandbox takes none."}
				</span>
			</span>
		</p>
	);
}

function wordsOf(credits: number): string {
	if (credits === 0) return "No API credits left.";
	return credits === 1 ? "1 API credit left." : `${credits.toLocaleString("en")} API credits left.`;
}
