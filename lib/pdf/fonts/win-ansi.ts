/** Code page 1252 between 0x80 and 0x9F (PDF 2.0, annex D.2); the five gaps are unused. */
const UPPER = "€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ";
const SOFT_HYPHEN = "\u00ad";

/** The characters of the encoding by code; undefined where it has none. */
export const WIN_ANSI: readonly (string | undefined)[] = Array.from({ length: 256 }, (_, code) => {
	if (code < 0x20 || code === 0x7f) return undefined;
	const char = code >= 0x80 && code < 0xa0 ? UPPER[code - 0x80] : String.fromCharCode(code);
	return char === "\u0000" ? undefined : char;
});

const characters = new Set(WIN_ANSI.filter((char) => char !== SOFT_HYPHEN));

/** Whether every character is of the encoding of the standard fonts: Latin letters that need no shaping. */
export function isWinAnsi(text: string): boolean {
	for (const char of text) if (!characters.has(char)) return false;
	return true;
}
