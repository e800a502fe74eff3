"use client";

import { baseDirection } from "#lib/fields/looks/base-direction.ts";
import { FACE_METRICS, placeLine } from "#lib/fields/looks/face-metrics.ts";
import type { LookLine } from "#lib/fields/looks/look-parts.ts";
import { FONT_STACKS } from "./field-style.ts";
import { measureWidth } from "./measure-text.ts";
import { useFontRound } from "./use-field-look.ts";

const FAMILIES: Readonly<Record<LookLine["face"], string>> = {
	Helvetica: FONT_STACKS.Helvetica,
	"dancing-script": '"Dancing Script"',
	caveat: "Caveat",
	"great-vibes": '"Great Vibes"',
};
/** Measured at this size and taken as a share of it. */
const EM = 100;
/** A letter's width before anything can be measured, in em. */
const ROUGHLY = 0.45;

/** One line of a mark, as large as its box allows: a typed name, a line of a frame. */
export function LookLineView({ line }: { line: LookLine }) {
	const { text, face, color } = line;
	const round = useFontRound();
	const family = FAMILIES[face];
	const direction = baseDirection(text);
	const advance = (round >= 0 ? measureWidth(`${EM}px ${family}`, text) : null) ?? text.length * ROUGHLY * EM;
	const { size, x, baseline } = placeLine(line, { ...FACE_METRICS[face], advance: advance / EM, direction });
	return (
		<text
			x={x}
			y={baseline}
			fontSize={size}
			fontFamily={family}
			fill={color}
			direction={direction}
			textAnchor={direction === "rtl" ? "end" : "start"}
		>
			{text}
		</text>
	);
}
