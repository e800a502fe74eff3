/** One less than RFC 2045 section 6.7 rule 5 allows: the sign that a line goes on needs a place. */
const MAX_COLUMN = 75;
const [TAB, LF, CR, SPACE, EQUALS] = [9, 10, 13, 32, 61];
const HEX_DIGITS = Buffer.from("0123456789ABCDEF");

/** Bytes that may stand for themselves wherever they are (rule 2). */
const PLAIN = Uint8Array.from({ length: 256 }, (_, byte) => Number(byte > SPACE && byte < 127 && byte !== EQUALS));

/** How many bytes the character has that begins with this one (RFC 3629). */
function characterLength(first: number): number {
	if (first < 0xc0) return 1;
	if (first < 0xe0) return 2;
	return first < 0xf0 ? 3 : 4;
}

/**
 * UTF-8 text whose lines end with CRLF as quoted-printable (RFC 2045 section 6.7). Lines that are too long go on in
 * the next, never inside a character.
 */
export function quotedPrintable(text: Buffer): Buffer {
	// Three for each byte; and three for every line that goes on, which is one for 21 bytes at the most.
	const encoded = Buffer.allocUnsafe(4 * text.length + 4);
	let length = 0;
	let column = 0;
	let at = 0;
	while (at < text.length) {
		const byte = text[at] ?? 0;
		if (PLAIN[byte] === 1 && column < MAX_COLUMN) {
			encoded[length++] = byte;
			column += 1;
			at += 1;
			continue;
		}
		if (byte === CR && text[at + 1] === LF) {
			encoded[length++] = CR;
			encoded[length++] = LF;
			column = 0;
			at += 2;
			continue;
		}
		const end = Math.min(at + characterLength(byte), text.length);
		// Blanks at the end of a line get lost on the way (rule 3).
		const isInnerBlank = (byte === SPACE || byte === TAB) && end < text.length && text[end] !== CR;
		const isPlain = PLAIN[byte] === 1 || isInnerBlank;
		const width = isPlain ? 1 : 3 * (end - at);
		if (column + width > MAX_COLUMN) {
			encoded[length++] = EQUALS;
			encoded[length++] = CR;
			encoded[length++] = LF;
			column = 0;
		}
		column += width;
		if (isPlain) {
			encoded[length++] = byte;
			at += 1;
		}
		for (; at < end; at += 1) length = writeEscaped(encoded, length, text[at] ?? 0);
	}
	return encoded.subarray(0, length);
}

function writeEscaped(encoded: Buffer, at: number, byte: number): number {
	encoded[at] = EQUALS;
	encoded[at + 1] = HEX_DIGITS[byte >> 4] ?? 0;
	encoded[at + 2] = HEX_DIGITS[byte & 15] ?? 0;
	return at + 3;
}
