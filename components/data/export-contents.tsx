"use client";

import { Check, Minus } from "lucide-react";
import { useWords } from "#components/ui/words.tsx";

/** What an export holds, and what it does not. */
export function ExportContents() {
	const { export: words } = useWords("data");
	const { held, notHeld } = words;
	return (
		<div className="grid gap-5 sm:grid-cols-2">
			<Listed title={words.holds} lines={[held.documents, held.people, held.brands, held.developers, held.sums]} isIn />
			<Listed title={words.leftOut} lines={[notHeld.secrets, notHeld.pictures, notHeld.fields]} />
		</div>
	);
}

function Listed({ title, lines, isIn }: { title: string; lines: readonly string[]; isIn?: boolean }) {
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
