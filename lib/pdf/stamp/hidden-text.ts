import { wholeFont } from "#lib/pdf/fonts/choose-font.ts";
import { isWinAnsi } from "#lib/pdf/fonts/win-ansi.ts";
import { type Canvas, n } from "./canvas.ts";
import { blankFont, latinFont } from "./embedded-font.ts";
import { utf16Hex } from "./utf16-hex.ts";

const LEFT_TO_RIGHT_MARK = "\u200e";
/** A right-to-left character that is no digit (UAX #9 classes R and AL). */
const RTL = "(?!\\p{Nd})[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}]";
/** From the first such character to the last one before a letter or digit that reads from the left, or the end of an isolate. */
const RTL_STRETCH = new RegExp(`${RTL}(?:(?:[^\\p{L}\\p{Nd}\\u2066-\\u2069]|${RTL})*${RTL})?\\p{M}*`, "gu");

type Place = { x: number; y: number; size: number; widthPt: number };

/** Puts the text of outlines on the page for search and copy. */
export function hideText(canvas: Canvas, text: string, place: Place): void {
	const parts = readingOrder(text);
	const total = parts.reduce((sum, part) => sum + part.length, 0);
	let x = place.x;
	for (const part of parts) {
		const widthPt = (place.widthPt * part.length) / total;
		canvas.isolated(() => (isWinAnsi(part) ? hideLatin : hideBlanks)(canvas, part, { ...place, x, widthPt }));
		x += widthPt;
	}
}

/** Latin letters are text that isn’t painted (PDF 2.0, 9.3.6, mode 3). */
function hideLatin(canvas: Canvas, text: string, { x, y, size, widthPt }: Place): void {
	const loaded = wholeFont("arimo", { isBold: false, isItalic: false });
	const font = latinFont(canvas.pdf, loaded);
	const units = Array.from(text).reduce(
		(sum, char) => sum + loaded.advance(loaded.glyphOf(char.codePointAt(0) ?? 0) ?? 0),
		0,
	);
	const stretch = stretchTo(widthPt, (units / loaded.unitsPerEm) * size);
	canvas.add(
		`BT 3 Tr /${canvas.font(font.ref)} ${n(size)} Tf ${n(stretch)} Tz ${n(x)} ${n(y)} Td ${font.string(text)} Tj ET`,
	);
}

/**
 * Other letters are blanks that read as them, in `ActualText` (14.9.4) and, for readers without it, in their font. They
 * are painted like any text, since MuPDF drops text of mode 3 if its glyphs have no outline.
 */
function hideBlanks(canvas: Canvas, text: string, { x, y, size, widthPt }: Place): void {
	const font = blankFont(canvas.pdf);
	const stretch = stretchTo(widthPt, size * font.width * Array.from(text).length);
	canvas.add(
		`/Span <</ActualText <${utf16Hex(text)}>>> BDC`,
		// The font must still be set at EMC: readers measure the replacement with it.
		`BT /${canvas.font(font.ref)} ${n(size)} Tf ${n(stretch)} Tz ${n(x)} ${n(y)} Td ${font.string(text)} Tj ET`,
		"EMC",
	);
}

/** Horizontal scaling in per cent (9.3.4). */
function stretchTo(wantedPt: number, widthPt: number): number {
	return Math.max(1, (wantedPt / widthPt) * 100);
}

/**
 * Text extractors take a line for visual order: they turn stretches of right-to-left letters round,
 * and leave the stretches themselves, numbers among them, in their order on the page. So stretches stand in reading
 * order, right-to-left ones letter by letter from the right. Neutral characters after such a stretch
 * would be turned with it; a mark holds them back.
 */
export function readingOrder(text: string): string[] {
	const parts: string[] = [];
	let end = 0;
	let rightLetters = 0;
	let plain = "";
	const pushPlain = (part: string) => {
		if (part === "") return;
		const held = end > 0 ? LEFT_TO_RIGHT_MARK + part : part;
		parts.push(held);
		plain += held;
	};
	for (const match of text.matchAll(RTL_STRETCH)) {
		pushPlain(text.slice(end, match.index));
		const characters = Array.from(match[0]);
		parts.push(...characters.toReversed());
		rightLetters += characters.filter((character) => LETTER.test(character)).length;
		end = match.index + match[0].length;
	}
	pushPlain(text.slice(end));
	// The order of stretches is that of the majority of the page's letters, and marks count as letters: a mixed
	// line brings as many as it needs not to turn a page of few words to the other order.
	const missing = plain === "" ? 0 : rightLetters - (plain.match(LETTERS)?.length ?? 0);
	if (missing > 0) parts.push(LEFT_TO_RIGHT_MARK.repeat(missing));
	return parts;
}

const LETTER = /\p{L}/u;
/** Poppler counts no letter beyond U+FFFF. */
const LETTERS = /(?![\u{10000}-\u{10ffff}])[\p{L}\u200e]/gu;
