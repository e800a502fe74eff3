import type { FoundField } from "#lib/pdf/tasks.ts";
import { partyIn, readLabel } from "./field-words.ts";
import { type Box, heightOf, toBox } from "./page-ink.ts";
import { isWord, type Label, labelBefore, type PrintLine, toLabel } from "./print-lines.ts";

/** How far above a signature the heading of its block may be, and how far under it the words for who signs. */
const HEADING_PX = 200;
const BELOW_PX = 30;
/** How high the line is that a signature shares with its words: the rest of it is room above. */
const LINE_PX = 20;
/** How far before a signature its own words end. */
const BESIDE_PX = 30;
/** How far from its signature the other places of a block may be. */
const BLOCK_PX = 170;
/** Words as far apart as this many times their height are in two columns. */
const COLUMN_GAP = 1.7;
const LONGEST_HEADING = 6;
const LONGEST_UNKNOWN = 4;

type Field = Pick<FoundField, "type" | "label" | "name" | "bounds" | "party">;

/**
 * Names who signs each signature block of a page: by the signature's own words, those under it, or the nearest heading
 * above it. The other places of the block are theirs as well.
 *
 * @param fields of one page
 */
export function withParties<T extends Field>(lines: readonly PrintLine[], fields: readonly T[]): T[] {
	const marks = fields.filter(({ type }) => type === "Signature");
	if (marks.length === 0) return [...fields];
	const headings = lines.flatMap(phrasesOf).filter((one) => isHeading(one, fields));
	const named = headings.filter(({ text }) => partyIn(text) !== null);
	const boxes = new Map<Field, Box>(marks.map((mark) => [mark, withOwnWords(lines, mark)]));
	const parties = new Map<Field, string | null>(
		[...boxes].map(([mark, box]) => [mark, mark.party ?? partyOf(mark, box, named)]),
	);
	if (marks.length > 1 && [...parties.values()].every((party) => party === null)) {
		for (const [mark, party] of unknownParties(boxes, headings)) parties.set(mark, party);
	}
	return fields.map((field) => ({
		...field,
		party: parties.get(field) ?? field.party ?? blockOf(field, parties),
	}));
}

/** The words of a line that stand together. */
function phrasesOf({ items }: PrintLine): Label[] {
	const phrases: (typeof items)[] = [];
	for (const item of items) {
		const last = phrases.at(-1)?.at(-1);
		const isNext = last && isWord(last) && isWord(item) && item.left - last.right <= COLUMN_GAP * heightOf(item);
		if (isNext) phrases.at(-1)?.push(item);
		else phrases.push([item]);
	}
	return phrases.flatMap((phrase) => toLabel(phrase.filter(isWord)) ?? []);
}

/** Few words that ask for nothing on their own line. */
function isHeading(phrase: Label, fields: readonly Field[]): boolean {
	if (phrase.text.split(" ").length > LONGEST_HEADING || /[.;]$/.test(phrase.text)) return false;
	const middle = (phrase.top + phrase.bottom) / 2;
	return !fields.some(({ type, bounds }) => {
		const box = toBox(bounds);
		const top = type === "Signature" ? box.bottom - LINE_PX : box.top;
		const isLevel = middle > top - 4 && middle < box.bottom + 4;
		return isLevel && box.left < phrase.right + 60 && box.right > phrase.left;
	});
}

/** Where a signature and the words before it are: a short heading ends above the words. */
function withOwnWords(lines: readonly PrintLine[], { bounds }: Field): Box {
	const box = toBox(bounds);
	const level = lines.filter(({ top, bottom }) => bottom > box.top && top < box.bottom);
	const words = level.flatMap((line) => labelBefore(line, box.left, { from: 0, within: BESIDE_PX }) ?? []);
	return { ...box, left: Math.min(box.left, ...words.map(({ left }) => left)) };
}

function partyOf(mark: Field, box: Box, headings: readonly Label[]): string | null {
	const own = partyIn(mark.label) ?? partyIn(mark.name);
	if (own !== null) return own;
	const inColumn = headings.filter((one) => isOver(one, box));
	const below = inColumn.find((one) => one.top > box.bottom - 6 && one.top < box.bottom + BELOW_PX);
	const above = inColumn.filter((one) => one.bottom < box.bottom - 4 && one.bottom > box.top - HEADING_PX);
	const heading = below ?? above.toSorted((a, b) => b.bottom - a.bottom)[0];
	return heading ? partyIn(heading.text) : null;
}

/** Headings that name a company or a person, where each signature has one of its own. */
function unknownParties(boxes: ReadonlyMap<Field, Box>, headings: readonly Label[]): [Field, string][] {
	const found = [...boxes].flatMap(([mark, box]): [Field, string][] => {
		const above = headings.filter(
			(one) =>
				isOver(one, box) &&
				one.bottom < box.bottom - 4 &&
				one.bottom > box.top - HEADING_PX / 2 &&
				readLabel(one.text, false).purpose === null,
		);
		const nearest = above.toSorted((a, b) => b.bottom - a.bottom)[0];
		const text = nearest?.text.replace(/[\s:]+$/u, "") ?? "";
		return /^\p{Lu}/u.test(text) && text.split(" ").length <= LONGEST_UNKNOWN ? [[mark, text]] : [];
	});
	const texts = new Set(found.map(([, text]) => text.toLowerCase()));
	return texts.size === boxes.size ? found : [];
}

function isOver(words: Box, box: Box): boolean {
	return words.left < box.right && words.right > box.left - 24;
}

/** Whose signature is the nearest above or beside a place, or under it where none is above. */
function blockOf(field: Field, parties: ReadonlyMap<Field, string | null>): string | null {
	const own = partyIn(field.label);
	const known = new Set(parties.values());
	if (own !== null && known.has(own)) return own;
	const box = toBox(field.bounds);
	let nearest: { party: string | null; distance: number } = {
		party: null,
		distance: BLOCK_PX,
	};
	for (const [mark, party] of parties) {
		const signed = toBox(mark.bounds);
		const isLevel = Math.abs(signed.bottom - box.bottom) < 16;
		const isInColumn = signed.left - 60 < box.right && signed.right > box.left;
		if (!isInColumn && !isLevel) continue;
		const across = isLevel ? Math.max(0, box.left - signed.right, signed.left - box.right) : 0;
		// A block begins with its signature, so what lies under one belongs to it rather than to the next.
		const down = box.bottom - signed.bottom;
		const distance = across + (isLevel ? 0 : down >= 0 ? down : 2 * -down);
		if (distance < nearest.distance) nearest = { party, distance };
	}
	return nearest.party;
}
