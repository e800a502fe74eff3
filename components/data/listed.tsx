import { Check, Minus } from "lucide-react";

/** Things that are in something, or are not. */
export function Listed({ title, lines, isIn }: { title: string; lines: readonly string[]; isIn?: boolean }) {
	const Icon = isIn ? Check : Minus;
	return (
		<div>
			<h3 className="mb-2 font-medium">{title}</h3>
			<ul className="flex flex-col gap-1.5 text-ink-soft">
				{lines.map((line) => (
					<li key={line} className="flex items-start gap-2">
						<Icon size={16} aria-hidden="true" className={`mt-0.5 shrink-0 ${isIn ? "text-good" : ""}`} />
						<span>{line}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
