import type { TextLine } from "#lib/contract/page-text.ts";

/** Further letters don’t change the result. */
const ENOUGH_LETTERS = 2_000;
/** With fewer, neighbours such as Portuguese and Italian are confused. */
const MIN_LETTERS = 90;
/** Score of the runner-up, relative to the best, above which the result is uncertain. */
const MAX_SECOND = 0.98;

/** ISO 639-3. The library knows four times as many, and takes short texts in these for rarer ones. */
const KNOWN =
	"arb azj bel bul cat ces cmn dan deu ekk ell eng fin fra heb hin hrv hun hye ind ita jpn kat kor lit lvs nld nob pes pol por ron rus slk slv spa srp swe tha tur ukr vie";

/** The language that most of a text is in, as BCP 47; null when that is not certain. */
export async function detectLanguage(lines: readonly TextLine[]): Promise<string | null> {
	const words = lines.map(({ text }) => text.replace(/[^\p{L}\p{M}'’]+/gu, " ").trim());
	const text = words.filter(Boolean).join(" ").slice(0, ENOUGH_LETTERS);
	if (countLetters(text) < MIN_LETTERS) return null;
	// Most files name their language: only the others load the library.
	const { francAll } = await import("franc");
	const [first, second] = francAll(text, { only: KNOWN.split(" ") });
	if (!first || first[0] === "und" || (second && second[1] > MAX_SECOND)) return null;
	return Intl.getCanonicalLocales(first[0])[0] ?? null;
}

/** A Chinese or Japanese character counts as three letters. */
function countLetters(text: string): number {
	const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
	return text.replace(/ /g, "").length + 2 * dense;
}
