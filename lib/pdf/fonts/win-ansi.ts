/** Code page 1252 between 0x80 and 0x9F (PDF 2.0, annex D.2); the five gaps are unused. */
const UPPER = "€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ";
const SOFT_HYPHEN = "\u00ad";

/** The characters of the encoding by code; undefined where it has none. */
export const WIN_ANSI: readonly (string | undefined)[] = Array.from({ length: 256 }, (_, code) => {
	if (code < 0x20 || code === 0x7f) return undefined;
	const char = code >= 0x80 && code < 0xa0 ? UPPER[code - 0x80] : String.fromCharCode(code);
	return char === "\u0000" ? undefined : char;
});

const codes = new Map<string, number>();
for (const [code, char] of WIN_ANSI.entries()) if (char !== undefined && char !== SOFT_HYPHEN) codes.set(char, code);

/** Whether every character is of the encoding of the standard fonts: Latin letters that need no shaping. */
export function isWinAnsi(text: string): boolean {
	for (const char of text) if (!codes.has(char)) return false;
	return true;
}

/** The code of a character for which isWinAnsi is true. */
export function winAnsiCode(char: string): number {
	const code = codes.get(char);
	if (code === undefined) throw new RangeError(`WinAnsiEncoding has no code for ${JSON.stringify(char)}`);
	return code;
}
