"use client";

import { ArrowRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { contrastOf, READABLE } from "#lib/contract/brands/brand-colors.ts";
import { nearestReadable } from "#lib/contract/brands/nearest-readable.ts";
import { format } from "#lib/i18n/message.ts";
import { useDesigner } from "../state/designer-context.tsx";
import { ratioText } from "./ratio-text.ts";

/** `#rrggbb`; null: not set, or no colour. */
type Props = { button: string | null; text: string | null };

type Used = { before: string; after: string; text: string };

/** Proposes the nearest colour that can be read, before and after side by side, and takes it back again. */
export function ContrastNote({ button, text }: Props) {
	const { contrast: words } = useWords("brands");
	const locale = useWordsLocale();
	const { facts, change } = useDesigner();
	const [used, setUsed] = useState<Used | null>(null);
	const ratio = (one: string, other: string) => ratioText(contrastOf(one, other), locale);
	if (button === null || text === null) return null;
	if (used && used.after === button && used.text === text) {
		const ratios = { ratio: ratio(used.before, text), after: ratio(used.after, text) };
		return (
			<Sides before={used.before} after={used.after} text={text}>
				<p className="min-w-0 flex-1 basis-40 text-pretty" aria-live="polite">
					{format(words.used, { before: used.before.toUpperCase(), ...ratios })}
				</p>
				<Button
					size="sm"
					variant="ghost"
					onClick={() => {
						change({ buttonColor: used.before.toUpperCase() });
						setUsed(null);
					}}
				>
					{words.undo}
				</Button>
			</Sides>
		);
	}
	const nearest = contrastOf(button, text) >= READABLE ? null : nearestReadable(button, text);
	if (nearest === null) return null;
	const named = { text: text.toUpperCase(), button: button.toUpperCase(), ratio: ratio(button, text) };
	return (
		<Sides before={button} after={nearest} text={text}>
			<p className="min-w-0 flex-1 basis-40 text-pretty" aria-live="polite">
				{format(words.tooClose, named)} <span className="text-ink-soft">{words.otherwise}</span>
			</p>
			<Button
				size="sm"
				disabled={!facts.mayChange}
				onClick={() => {
					change({ buttonColor: nearest.toUpperCase() });
					setUsed({ before: button, after: nearest, text });
				}}
			>
				{format(words.propose, { color: nearest.toUpperCase(), ratio: ratio(nearest, text) })}
			</Button>
		</Sides>
	);
}

type SidesProps = { before: string; after: string; text: string; children: ReactNode };

function Sides({ before, after, text, children }: SidesProps) {
	return (
		<div className="mt-2 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3">
			<span className="flex items-center gap-2" aria-hidden="true">
				<Sample color={before} text={text} />
				<ArrowRight size={16} />
				<Sample color={after} text={text} />
			</span>
			{children}
		</div>
	);
}

/** What words look like on it: shown, not said. */
function Sample({ color, text }: { color: string; text: string }) {
	return (
		<svg viewBox="0 0 40 40" className="size-10" aria-hidden="true">
			<rect width="40" height="40" rx="8" fill={color} />
			<path d="M9 28 15 13 21 28M11 23h8" fill="none" stroke={text} strokeWidth="2.4" />
			<path d="M32 19v9M32 23.5a4.5 4.5 0 1 0-9 0 4.5 4.5 0 1 0 9 0" fill="none" stroke={text} strokeWidth="2.4" />
		</svg>
	);
}
