import { inflateSync } from "node:zlib";

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;

/**
 * Turns a WOFF file into the TrueType or OpenType file it was made from: HarfBuzz reads no compressed fonts.
 *
 * @throws Error when the bytes are not a WOFF font
 */
export function decodeWoff(bytes: Buffer): Buffer {
	if (bytes.toString("latin1", 0, 4) !== "wOFF") throw new Error("Not a WOFF font");
	const tableCount = bytes.readUInt16BE(12);
	const directory = Buffer.alloc(12 + tableCount * 16);
	bytes.copy(directory, 0, 4, 8);
	directory.writeUInt16BE(tableCount, 4);
	const parts: Buffer[] = [directory];
	let offset = directory.length;
	for (let table = 0; table < tableCount; table++) {
		const entry = bytes.subarray(HEADER_BYTES + table * ENTRY_BYTES, HEADER_BYTES + (table + 1) * ENTRY_BYTES);
		const [start, storedLength, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
		const stored = bytes.subarray(start, start + storedLength);
		const content = storedLength < length ? inflateSync(stored) : stored;
		const at = 12 + table * 16;
		entry.copy(directory, at, 0, 4);
		entry.copy(directory, at + 4, 16, 20);
		directory.writeUInt32BE(offset, at + 8);
		directory.writeUInt32BE(length, at + 12);
		const padding = Buffer.alloc((4 - (content.length % 4)) % 4);
		parts.push(content, padding);
		offset += content.length + padding.length;
	}
	return Buffer.concat(parts);
}
