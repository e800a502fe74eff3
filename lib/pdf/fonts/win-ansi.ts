/** Code page 1252 between 0x80 and 0x9F (PDF 2.0, annex D.2); the five gaps are unused. */
const UPPER = "€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ";
const SOFT_HYPHEN = 0xad;

const characters = new Set<string>();
for (let code = 0x20; code <= 0xff; code++) {
	if (code === 0x7f || code === SOFT_HYPHEN) continue;
	const char = code >= 0x80 && code < 0xa0 ? (UPPER[code - 0x80] ?? "\u0000") : String.fromCharCode(code);
	if (char !== "\u0000") characters.add(char);
}

/** Whether every character is of the encoding of the standard fonts: Latin letters that need no shaping. */
export function isWinAnsi(text: string): boolean {
	for (const char of text) if (!characters.has(char)) return false;
	return true;
}
