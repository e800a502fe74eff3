/** Width of a text at the size the caller has fixed, in any unit. */
type MeasureText = (text: string) => number;

/** One printed line and its width. */
export type TextLine = { text: string; width: number };

/**
 * Breaks text into lines no wider than maxWidth: at blanks and after hyphens, between words of scripts
 * that write none (Thai, Khmer, Chinese, Japanese …), and inside a word, between graphemes, only when
 * the word alone is too wide. Line feeds always break. No character is lost but the blanks at a break.
 */
export function breakLines(text: string, maxWidth: number, measure: MeasureText): TextLine[] {
	const paragraphs = text.split("\n");
	if (maxWidth === Number.POSITIVE_INFINITY) return paragraphs.map((line) => ({ text: line, width: measure(line) }));
	return paragraphs.flatMap((paragraph) => breakParagraph(paragraph, maxWidth, measure));
}

/** The graphemes of a text: what a reader takes for one character. */
export function graphemes(text: string): string[] {
	return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
}

const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });
const WORDS = new Intl.Segmenter("en", { granularity: "word" });

/** Scripts that write no blanks between words. */
const UNSPACED =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** No line begins with these, and none ends with those (the core of CJK line breaking, UAX #14 CL, NS and OP). */
const NO_START = /^[、。，．・：；？！ー々〜…)\]}〕〉》」』】’”％‰ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.:;?!%]/u;
const NO_END = /[([{〔〈《「『【‘“$£¥€]$/u;

function breakParagraph(paragraph: string, maxWidth: number, measure: MeasureText): TextLine[] {
	const whole = paragraph.trimEnd();
	const wholeWidth = measure(whole);
	// Most texts are short: nothing needs to be taken apart.
	if (wholeWidth <= maxWidth) return [{ text: whole, width: wholeWidth }];
	const lines: TextLine[] = [];
	let line = "";
	const close = () => {
		const text = line.trimEnd();
		lines.push({ text, width: measure(text) });
		line = "";
	};
	for (const piece of piecesOf(paragraph)) {
		if (measure((line + piece).trimEnd()) <= maxWidth) {
			line += piece;
			continue;
		}
		if (line.trim() !== "") close();
		line = "";
		if (measure(piece.trimEnd()) <= maxWidth) {
			line = piece;
			continue;
		}
		for (const grapheme of graphemes(piece)) {
			if (line !== "" && measure((line + grapheme).trimEnd()) > maxWidth) close();
			line += grapheme;
		}
	}
	close();
	return lines;
}

/** Pieces that stay together, each with the blanks that follow it. */
function piecesOf(paragraph: string): string[] {
	const words = paragraph.match(/\s*\S+\s*|\s+/g) ?? [];
	// Blanks belong to the word before them; only the paragraph's first ones stand in front.
	return words.flatMap((word) => (UNSPACED.test(word) ? splitUnspaced(word) : splitHyphens(word)));
}

function splitHyphens(word: string): string[] {
	return word.match(/.+?[\p{L}\p{N}][-\u2010\u2013/](?=\p{L})|.+$/gsu) ?? [word];
}

/** Between any two ideographs or kana, between the words of the other scripts. */
function splitUnspaced(word: string): string[] {
	const segments = Array.from(WORDS.segment(word), ({ segment }) => segment);
	const pieces: string[] = [];
	for (const segment of segments.flatMap((one) => (IDEOGRAPHIC.test(one) ? graphemes(one) : [one]))) {
		const last = pieces.at(-1);
		if (last !== undefined && (NO_START.test(segment) || /^\s/.test(segment) || NO_END.test(last))) {
			pieces[pieces.length - 1] = last + segment;
		} else {
			pieces.push(segment);
		}
	}
	return pieces;
}
