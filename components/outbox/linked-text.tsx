import { cx } from "#components/ui/cx.ts";

/** Plain text whose web addresses can be clicked. */
export function LinkedText({ text, className }: { text: string; className?: string }) {
	const parts = text.split(/(https?:\/\/[^\s<>"]+)/);
	return (
		<div className={cx("whitespace-pre-wrap break-words", className)} dir="auto">
			{parts.map((part, index) =>
				// The addresses are what the expression caught: every second part.
				index % 2 === 1 ? (
					<a key={index} href={part} target="_blank" rel="noreferrer" className="break-all text-seal underline">
						{part}
					</a>
				) : (
					part
				),
			)}
		</div>
	);
}
