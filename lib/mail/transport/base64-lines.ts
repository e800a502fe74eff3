/** What a line of 76 characters holds, the most that RFC 2045 section 6.8 lets it be. */
export const BASE64_LINE_BYTES = 57;
const LINE_LENGTH = 76;
/** Encoded at a time: small enough for the text in between to stay in the processor's cache. */
const BLOCK_BYTES = BASE64_LINE_BYTES * 1024;
const [CR, LF] = [13, 10];

/** How long so many bytes become. */
export function base64LinesLength(byteCount: number): number {
	return 4 * Math.ceil(byteCount / 3) + 2 * Math.ceil(byteCount / BASE64_LINE_BYTES);
}

/**
 * Bytes as base64 in lines that end with CRLF (RFC 2045 section 6.8). Of whole lines' worth of bytes each, the
 * pieces of a file follow each other without a seam.
 *
 * @param room written over; the bytes may be its very end
 */
export function base64Lines(bytes: Buffer, room: Buffer = Buffer.allocUnsafe(base64LinesLength(bytes.length))): Buffer {
	let length = 0;
	for (let from = 0; from < bytes.length; from += BLOCK_BYTES) {
		const block = bytes.toString("base64", from, from + BLOCK_BYTES);
		// Written where its end will be, and moved to its place line by line.
		let line = length + 2 * Math.ceil(block.length / LINE_LENGTH);
		const end = line + room.write(block, line, "latin1");
		while (line < end) {
			const next = Math.min(line + LINE_LENGTH, end);
			room.copyWithin(length, line, next);
			length += next - line;
			room[length++] = CR;
			room[length++] = LF;
			line = next;
		}
	}
	return room.subarray(0, length);
}
