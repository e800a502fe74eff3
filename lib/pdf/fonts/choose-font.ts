import { type FamilyId, SCRIPT_FAMILY_IDS, type ScriptFamilyId } from "./families.ts";
import { type FontStyle, fontFiles } from "./font-files.ts";
import { type LoadedFont, loadFont } from "./load-font.ts";
import { isWinAnsi } from "./win-ansi.ts";

/** Joiners, variation selectors, bidi controls and tags: no glyph of their own is needed. */
const IGNORABLE = /^[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]$/u;
const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\u20E3/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;
const HANGUL = /\p{Script=Hangul}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SCRIPTS: readonly FamilyId[] = ["arabic", "hebrew", "thai", "devanagari"];
/** The families are named like their scripts; extensions take in marks that several scripts share. */
const OWN_SCRIPT: readonly (readonly [ScriptFamilyId, RegExp])[] = SCRIPT_FAMILY_IDS.map((family) => [
	family,
	new RegExp(`\\p{Script_Extensions=${family.charAt(0).toUpperCase()}${family.slice(1)}}`, "u"),
]);

/** Which of the three regional designs ideographs take: the text's own script tells. */
export function ideographFamilies(text: string): FamilyId[] {
	if (HANGUL.test(text)) return ["korean", "japanese", "chinese"];
	if (KANA.test(text)) return ["japanese", "chinese", "korean"];
	return ["chinese", "japanese", "korean"];
}

/**
 * The font a grapheme is drawn with: the wanted family when it has every character of it, else
 * the first family that has. A grapheme is never split between fonts, so accents stay on their letters.
 */
export function chooseFont(
	grapheme: string,
	options: { family: FamilyId; style: FontStyle; ideographs: readonly FamilyId[] },
): LoadedFont {
	const codePoints = [...grapheme].filter((c) => !IGNORABLE.test(c)).map((c) => c.codePointAt(0) ?? 0);
	const { family, style, ideographs } = options;
	const ofScript = OWN_SCRIPT.filter(([, script]) => script.test(grapheme)).map(([own]) => own);
	const order: FamilyId[] = [family, "noto-sans", ...ofScript, ...SCRIPTS, ...ideographs, "emoji"];
	if (EMOJI.test(grapheme)) order.unshift("emoji");
	// Noto Sans holds Devanagari too, but the family of its own shapes more conjuncts.
	if (DEVANAGARI.test(grapheme)) order.unshift("devanagari");
	return (
		firstWith(order, style, codePoints) ??
		firstWith(order, style, codePoints.slice(0, 1)) ??
		wholeFont("noto-sans", style)
	);
}

type FontChoice = Parameters<typeof chooseFont>[1];
const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });
const REGULAR: FontStyle = { isBold: false, isItalic: false };

/**
 * A grapheme as our fonts can draw it: letters without a glyph in their plain form (NFKC), such as ㋿ as 令和, and
 * those without one either as their number, since a box says nothing.
 */
export function drawnForm(grapheme: string, choice: FontChoice): string {
	if (missingLetters(grapheme, choice).length === 0) return grapheme;
	return Array.from(grapheme, (letter) => {
		if (missingLetters(letter, choice).length === 0) return letter;
		return plainForm(letter, choice) ?? `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
	}).join("");
}

/** The characters of a text that none of our fonts can draw, each once; blanks and line ends need no glyph. */
export function lettersWithoutGlyph(text: string): string[] {
	const normal = text.normalize("NFC").replace(/[\p{Cc}\p{Z}]/gu, "");
	if (isWinAnsi(normal)) return [];
	const choice = { family: "noto-sans", style: REGULAR, ideographs: ideographFamilies(normal) } as const;
	const missing = [...graphemes.segment(normal)].flatMap(({ segment }) => missingLetters(segment, choice));
	return [...new Set(missing)].filter((letter) => plainForm(letter, choice) === null);
}

/** The letters of a grapheme that its font has no glyph for. */
function missingLetters(grapheme: string, choice: FontChoice): string[] {
	const loaded = chooseFont(grapheme, choice);
	return [...grapheme].filter(
		(letter) => !IGNORABLE.test(letter) && loaded.glyphOf(letter.codePointAt(0) ?? 0) === null,
	);
}

function plainForm(letter: string, choice: FontChoice): string | null {
	const plain = letter.normalize("NFKC");
	const isDrawn = [...graphemes.segment(plain)].every(({ segment }) => missingLetters(segment, choice).length === 0);
	return plain !== letter && isDrawn ? plain : null;
}

function firstWith(order: readonly FamilyId[], style: FontStyle, codePoints: readonly number[]): LoadedFont | null {
	const [first] = codePoints;
	if (first === undefined) return null;
	for (const family of order) {
		for (const file of fontFiles(family, style)) {
			if (file.ranges && !file.ranges.some(([from, to]) => first >= from && first <= to)) continue;
			const loaded = loadFont(file);
			if (codePoints.every((codePoint) => loaded.glyphOf(codePoint) !== null)) return loaded;
		}
	}
	return null;
}

/** The font of a family with one file per style. */
export function wholeFont(family: FamilyId, style: FontStyle): LoadedFont {
	const [file] = fontFiles(family, style);
	if (!file) throw new Error(`Font family ${family} has no files`);
	return loadFont(file);
}
