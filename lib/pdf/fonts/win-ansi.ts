/** Code page 1252 between 0x80 and 0x9F (PDF 2.0, annex D.2); the five gaps are unused. */
const UPPER = "€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ";
const SOFT_HYPHEN = 0xad;

const codes = new Map<string, number>();
for (let code = 0x20; code <= 0xff; code++) {
	if (code === 0x7f || code === SOFT_HYPHEN) continue;
	const char = code >= 0x80 && code < 0xa0 ? (UPPER[code - 0x80] ?? "\u0000") : String.fromCharCode(code);
	if (char !== "\u0000") codes.set(char, code);
}

/** Whether the standard fonts have every character. */
export function isWinAnsi(text: string): boolean {
	for (const char of text) if (!codes.has(char)) return false;
	return true;
}

/** WinAnsi codes; characters outside are left out. */
export function encodeWinAnsi(text: string): number[] {
	return Array.from(text, (char) => codes.get(char)).filter((code) => code !== undefined);
}

/** All characters of the encoding. */
export function winAnsiCharacters(): Iterable<string> {
	return codes.keys();
}
