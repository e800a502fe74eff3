import { isGermanPage, type Purpose, plainText, readLabel } from "./field-words.ts";
import { findCells, mergeStrokes } from "./find-cells.ts";
import { type Box, isIn, type PageInk, type Stroke, type Word, widthOf } from "./page-ink.ts";
import { type PrintLine, toLines } from "./print-lines.ts";

/** Places per page that are looked at; a page with more is no form. */
const MAX_CELLS = 3_000;
const MAX_WORDS = 8_000;

/** A cell with what is printed in it. */
export type Cell = Box & { words: Word[]; isFilled: boolean };

/** A page's ink, sorted for the questions that are asked of it. */
export type PageView = {
	ink: PageInk;
	lines: PrintLine[];
	/** Merged. */
	horizontals: Stroke[];
	verticals: Stroke[];
	cells: Cell[];
	isGerman: boolean;
	/** The words of the page can be read, not only seen. */
	isReadable: boolean;
};

/** A place to fill in. */
export type Proposal = Box & {
	kind: "mark" | "initials" | "date" | "signingDate" | "text" | "tick" | "radio";
	label: string;
	/** From 0 to 1: how sure it is that somebody is to write here. */
	confidence: number;
};

export function viewPage(ink: PageInk): PageView {
	const words = ink.words.slice(0, MAX_WORDS);
	const horizontals = mergeStrokes(ink.horizontals);
	const verticals = mergeStrokes(ink.verticals);
	const boxes = findCells(horizontals, verticals).slice(0, MAX_CELLS);
	return {
		ink,
		lines: toLines(words, ink.leaders),
		horizontals,
		verticals,
		cells: boxes.map((box) => toCell(box, boxes, words, ink)),
		isGerman: isGermanPage(plainText(words.map((word) => word.text).join(" "))),
		isReadable: words.some((word) => word.text !== ""),
	};
}

function toCell(box: Box, boxes: readonly Box[], words: readonly Word[], ink: PageInk): Cell {
	const own = words.filter((word) => isIn(word, box));
	const holdsMore =
		own.length > 0 ||
		ink.leaders.some((leader) => isIn(leader, box)) ||
		ink.squares.some((square) => isIn(square, box)) ||
		ink.circles.some((circle) => isIn(circle, box)) ||
		boxes.some((other) => other !== box && widthOf(other) < widthOf(box) && isIn(other, box));
	return { ...box, words: own, isFilled: holdsMore };
}

/** What a purpose asks for. */
const KINDS: Readonly<Record<Purpose, Proposal["kind"]>> = {
	signature: "mark",
	initials: "initials",
	date: "signingDate",
	signingDate: "signingDate",
	otherDate: "date",
	text: "text",
};

/** A sentence that leads to a place says what it is for with its last words. */
const LAST_WORDS = 3;
const SHORT_LABEL = 6;

/** What the words beside a place ask for; null: they are none of the known ones. */
export function kindOf(label: string, { isGerman }: PageView): { kind: Proposal["kind"] | null; isParty: boolean } {
	const words = label.split(" ");
	const end = words.length > SHORT_LABEL ? words.slice(-LAST_WORDS).join(" ") : label;
	const { purpose, isParty } = readLabel(end, isGerman);
	return { kind: purpose && KINDS[purpose], isParty };
}

/** How far up from `bottom` nothing is printed between `left` and `right`, at most `most` pixels. */
export function roomAbove(
	view: PageView,
	place: { left: number; right: number; bottom: number },
	most: number,
): number {
	const { left, right, bottom } = place;
	let top = bottom - most;
	const cover = (box: Box) => {
		const overlap = Math.min(box.right, right) - Math.max(box.left, left);
		if (overlap > 3 && box.top < bottom - 2 && box.bottom > top) top = Math.min(bottom, box.bottom);
	};
	for (const word of view.ink.words) cover(word);
	// One that ends here is the place itself.
	for (const leader of view.ink.leaders) if (leader.bottom < bottom - 3) cover(leader);
	for (const { at, from, to } of view.horizontals) cover({ left: from, right: to, top: at - 1, bottom: at + 1 });
	return bottom - Math.max(top, 0);
}
