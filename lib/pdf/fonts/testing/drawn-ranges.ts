import { chooseFont } from "../choose-font.ts";

const STYLE = {
	family: "noto-sans",
	style: { isBold: false, isItalic: false },
	ideographs: ["chinese", "japanese", "korean"],
} as const;
const LAST = 0x3ffff;
/** Blanks, controls and what needs no glyph, and what Unicode has not assigned: their neighbours decide. */
const NO_LETTER = /^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;

/** The code points that a font has a glyph for, as lib/fields/looks/drawn-ranges.ts has them. */
export function drawnRanges(): string {
	const ranges: [from: number, to: number][] = [];
	let isOpen = false;
	for (let code = 0x20; code <= LAST; code += 1) {
		const letter = String.fromCodePoint(code);
		if (NO_LETTER.test(letter)) continue;
		const isDrawn = chooseFont(letter, STYLE).glyphOf(code) !== null;
		const last = ranges.at(-1);
		if (isDrawn && isOpen && last) last[1] = code;
		else if (isDrawn) ranges.push([code, code]);
		isOpen = isDrawn;
	}
	let before = 0;
	const steps = ranges.flatMap(([from, to]) => {
		const pair = [from - before, to - from];
		before = to;
		return pair;
	});
	return steps.map((step) => step.toString(36)).join(" ");
}
