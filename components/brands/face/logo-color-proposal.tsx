"use client";

import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { readableText } from "#lib/contract/brands/brand-colors.ts";
import { mixColors, nearestReadable } from "#lib/contract/brands/nearest-readable.ts";
import { format } from "#lib/i18n/message.ts";
import type { BrandValues } from "../state/brand-values.ts";
import { useDesigner } from "../state/designer-context.tsx";

/** How much of a colour a page takes on: enough to be felt, too little to be read against. */
const TINT = 0.92;

/** Offers the colours that a logo has. @param colors `#rrggbb`, the first fills most of it */
export function LogoColorProposal({ colors }: { colors: readonly string[] }) {
	const { colors: words } = useWords("brands");
	const { facts, values, change } = useDesigner();
	const [first, second = first] = colors;
	if (!first || !second || !facts.mayChange) return null;
	const all = { ...asButton(first), backgroundColor: mixColors(second, "#ffffff", TINT).toUpperCase() };
	const isInUse = Object.entries(all).every(([key, color]) => values[key as keyof typeof all] === color);
	if (isInUse) return null;
	return (
		<div className="flex min-h-11 items-center gap-2 rounded-control bg-seal-soft px-3 py-1">
			<span className="me-1">{words.fromLogo}</span>
			{colors.map((color) => (
				<button
					key={color}
					type="button"
					aria-label={format(words.useOne, { color: color.toUpperCase() })}
					title={format(words.useOne, { color: color.toUpperCase() })}
					onClick={() => change(asButton(color))}
					className="size-7 rounded-md border border-line-strong/60"
					style={{ backgroundColor: color }}
				/>
			))}
			<span className="flex-1" />
			<Button size="sm" variant="ghost" className="text-seal" onClick={() => change(all)}>
				{words.useThem}
			</Button>
		</div>
	);
}

/** Under white where that is near, since most logos are drawn for it; else under ink. */
function asButton(color: string): Pick<BrandValues, "buttonColor" | "buttonTextColor"> {
	const text = readableText(color, "#ffffff");
	const button = nearestReadable(color, text) ?? color;
	return { buttonColor: button.toUpperCase(), buttonTextColor: text.toUpperCase() };
}
