import type { PageGeometry } from "#lib/fields/field-types.ts";
import { toDisplayedBounds } from "#lib/fields/places/geometry.ts";
import type { Pdfium } from "#lib/pdf/read/pdfium.ts";
import type { Box, Leader, Word } from "./page-ink.ts";
import type { Scratch } from "./scratch.ts";

/** More is no page that somebody fills in. */
const MAX_CHARACTERS = 30_000;

/** Squares and circles to be ticked; the private ones are those of Wingdings and ZapfDingbats. */
const TICK_SQUARES =
	/[\u2610\u25a1\u25a2\u25fb\u25fd\u2b1c\u274f\u2750\u2751\u2752\uf06f\uf070\uf071\uf072\uf0a8\u25ab]/u;
const TICK_CIRCLES = /[\u25cb\u25ef\u26aa\u274d\uf0a1\uf06d]/u;
/** So many of a sign make a leader. An ellipsis is three dots. */
const LEAST = { ".": 4, _: 2 } as const;
/** Parts of a character's height: a wider gap is between two words, and dots as far apart are still one leader. */
const WORD_GAP = 0.22;
const DOT_GAP = 0.9;
const NARROWEST_LEADER_PX = 18;
/** Letters of glyphs such as “ﬁ”. PDFium gives letters that the file names as ActualText boxes as low as the glyph. */
const LIGATURE = /^[fijlst]+$/u;

type Character = { text: string; box: Box };

type ReadWords = { words: Word[]; leaders: Leader[]; squares: Box[]; circles: Box[] };

/**
 * The words of a loaded page that run as the reader reads, with what stands for room to write among them.
 *
 * @param page FPDF_PAGE
 */
export function readWords(pdfium: Pdfium, scratch: Scratch, page: number, geometry: PageGeometry): ReadWords {
	const { api } = pdfium;
	const textPage = api.FPDFText_LoadPage(page);
	if (textPage === 0) return { words: [], leaders: [], squares: [], circles: [] };
	try {
		return gather(readCharacters(pdfium, scratch, textPage, geometry));
	} finally {
		api.FPDFText_ClosePage(textPage);
	}
}

/** null stands for a gap. */
function readCharacters(
	{ api, unicodeAt }: Pdfium,
	scratch: Scratch,
	textPage: number,
	geometry: PageGeometry,
): (Character | null)[] {
	const count = Math.min(api.FPDFText_CountChars(textPage), MAX_CHARACTERS);
	const upright = (geometry.rotation * Math.PI) / 180;
	const characters: (Character | null)[] = [];
	for (let index = 0; index < count; index += 1) {
		const code = unicodeAt(textPage, index);
		const isGap = code <= 0x20 || code === 0xa0 || code > 0x10ffff || api.FPDFText_IsGenerated(textPage, index) === 1;
		if (isGap || !api.FPDFText_GetLooseCharBox(textPage, index, scratch.address)) {
			characters.push(null);
			continue;
		}
		// FS_RECTF: left, top, right, bottom.
		const rect = [scratch.float(0), scratch.float(3), scratch.float(2), scratch.float(1)];
		// Radians, clockwise, in user space; the page is turned besides.
		const turn = Math.cos(api.FPDFText_GetCharAngle(textPage, index) + upright);
		const { x, y, width, height } = toDisplayedBounds(geometry, rect);
		const box = { left: x, top: y, right: x + width, bottom: y + height };
		characters.push(turn > 0.99 ? { text: String.fromCodePoint(code), box } : null);
	}
	return characters;
}

function gather(characters: readonly (Character | null)[]): ReadWords {
	const found: ReadWords = { words: [], leaders: [], squares: [], circles: [] };
	let word: Word | null = null;
	let dots: Character[] = [];
	const endWord = () => {
		if (word && !isTwice(word, found.words.at(-1))) found.words.push(word);
		word = null;
	};
	const endDots = () => {
		takeLeader(dots, found);
		dots = [];
	};
	for (const character of characters) {
		if (!character) {
			endWord();
			continue;
		}
		const sign = signOf(character.text);
		const isMore = sign !== null && goesOn(dots.at(-1), character, sign);
		if (dots.length > 0 && !isMore) endDots();
		if (sign) {
			endWord();
			dots.push(character);
			continue;
		}
		const isZero = word !== null && isNextTo(word, character.box) && isChineseZero(word.text, character.text);
		if (!isZero && takeTick(character, found)) {
			endWord();
			continue;
		}
		if (word && (isNextTo(word, character.box) || isLigature(word, character)))
			word = { ...joined(word, character.box), text: word.text + character.text };
		else {
			endWord();
			word = { ...character.box, text: character.text };
		}
	}
	endDots();
	endWord();
	takeBrackets(found);
	return found;
}

/** Some programs print bold letters as the same ones twice. */
function isTwice(word: Word, last: Word | undefined): boolean {
	return last?.text === word.text && Math.abs(last.left - word.left) < 3 && Math.abs(last.top - word.top) < 3;
}

/** The circle in a year such as 二○二六, which is a numeral. */
function isChineseZero(before: string, text: string): boolean {
	return TICK_CIRCLES.test(text) && /[一二三四五六七八九十〇○]$/u.test(before);
}

function signOf(text: string): Leader["sign"] | null {
	if (text === "_" || text === "\u2017") return "_";
	return text === "." || text === "\u2026" || text === "\u00b7" || text === "\u2024" ? "." : null;
}

function goesOn(last: Character | undefined, { box, text }: Character, sign: Leader["sign"]): boolean {
	if (!last || signOf(last.text) !== sign || (text === "\u00b7") !== (last.text === "\u00b7")) return false;
	const height = box.bottom - box.top;
	const isLevel = Math.abs(box.bottom - last.box.bottom) < 0.3 * height;
	return isLevel && box.left - last.box.right < DOT_GAP * height && box.left > last.box.left;
}

/** Too few of them are punctuation, and part of the word before. */
function takeLeader(dots: readonly Character[], found: ReadWords): void {
	const [first, last] = [dots[0], dots.at(-1)];
	if (!first || !last) return;
	const sign = signOf(first.text) ?? ".";
	const count = dots.reduce((sum, { text }) => sum + (text === "\u2026" ? 3 : 1), 0);
	const box = joined(first.box, last.box);
	if (count >= LEAST[sign] && box.right - box.left >= NARROWEST_LEADER_PX) found.leaders.push({ ...box, sign });
	else {
		const before = found.words.at(-1);
		const text = dots.map((dot) => dot.text).join("");
		if (before && isNextTo(before, box))
			found.words[found.words.length - 1] = { ...joined(before, box), text: before.text + text };
		else found.words.push({ ...box, text });
	}
}

function takeTick({ text, box }: Character, found: ReadWords): boolean {
	const isSquare = TICK_SQUARES.test(text);
	if (!isSquare && !TICK_CIRCLES.test(text)) return false;
	// The box of a character is as high as its line; the sign stands in the middle.
	const side = Math.min(box.right - box.left, box.bottom - box.top);
	const middle = (box.top + box.bottom) / 2;
	const sign = { left: box.left, right: box.left + side, top: middle - side / 2, bottom: middle + side / 2 };
	if (side >= 5) (isSquare ? found.squares : found.circles).push(sign);
	return true;
}

/** "[ ]", "[_]" and "( )": two words, or one. */
function takeBrackets(found: ReadWords): void {
	const gone = new Set<Word>();
	for (const [index, word] of found.words.entries()) {
		const next = found.words[index + 1];
		const isPair =
			next !== undefined && PAIRS.has(word.text + next.text) && next.left > word.left && next.left - word.right < 24;
		if (isPair && Math.abs(next.bottom - word.bottom) < 3) {
			gone.add(word).add(next);
			found.squares.push(squareOf(joined(word, next)));
		} else if (PAIRS.has(word.text)) {
			gone.add(word);
			found.squares.push(squareOf(word));
		}
	}
	if (gone.size > 0) found.words = found.words.filter((word) => !gone.has(word));
}

const PAIRS = new Set(["[]", "[_]", "()"]);

function squareOf(box: Box): Box {
	const [middle, side] = [
		(box.left + box.right) / 2,
		Math.min(box.bottom - box.top, Math.max(12, box.right - box.left)),
	];
	return { left: middle - side / 2, right: middle + side / 2, top: box.bottom - side, bottom: box.bottom };
}

function isNextTo(word: Box, box: Box): boolean {
	const height = Math.max(word.bottom - word.top, 1);
	return isBeside(word, box, height) && Math.abs(box.bottom - word.bottom) < 0.45 * height;
}

/** Whether a ligature goes on with the word, or the word with its first glyph. */
function isLigature(word: Word, { text, box }: Character): boolean {
	if (!LIGATURE.test(text) && !LIGATURE.test(word.text)) return false;
	const [low, high] = word.bottom - word.top < box.bottom - box.top ? [word, box] : [box, word];
	return isBeside(word, box, high.bottom - high.top) && low.top >= high.top - 1 && low.bottom <= high.bottom + 1;
}

function isBeside(word: Box, box: Box, height: number): boolean {
	const gap = box.left - word.right;
	return gap < WORD_GAP * height && gap > -0.5 * height;
}

function joined(a: Box, b: Box): Box {
	return {
		left: Math.min(a.left, b.left),
		top: Math.min(a.top, b.top),
		right: Math.max(a.right, b.right),
		bottom: Math.max(a.bottom, b.bottom),
	};
}
