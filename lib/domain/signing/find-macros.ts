import { inflateRawSync } from "node:zlib";

/** Real content lists are far smaller; a larger one is meant to exhaust memory. */
const MAX_LIST_BYTES = 4 * 1_048_576;

const END_OF_DIRECTORY = Buffer.from("PK\x05\x06", "latin1");
const DIRECTORY_ENTRY = Buffer.from("PK\x01\x02", "latin1");
const CONTENT_TYPES = "[Content_Types].xml";

/** Storage of a macro project in older Office files; in PowerPoint files, the record about it. */
const OLD_MACROS = [
	Buffer.from("_VBA_PROJECT", "utf16le"),
	Buffer.from([0x1f, 0x00, 0xff, 0x03, 0x14, 0x00, 0x00, 0x00]),
];

/** Elements, attributes and addresses that run code when a browser shows the markup. */
const SCRIPTED_MARKUP = [
	/<\s*(?:\w+:)?(?:script|foreignObject|iframe|object|embed|html)\b/i,
	/[\s"'/]on[a-z]+\s*=/i,
	/script\s*:/i,
];

/**
 * Whether a file contains macros or scripts; false for kinds that can’t hold any.
 *
 * @param extension lower-case, with its dot; the bytes are known to be of that kind
 */
export function hasMacros(bytes: Buffer, extension: string): boolean {
	switch (extension) {
		case ".docx":
		case ".xlsx":
		case ".pptx":
		case ".odt":
		case ".ods":
		case ".odp":
			return hasPackagedMacros(bytes);
		case ".doc":
		case ".xls":
		case ".ppt":
			return OLD_MACROS.some((sign) => bytes.includes(sign));
		case ".svg":
		case ".xml":
			return SCRIPTED_MARKUP.some((sign) => sign.test(textOf(bytes)));
		default:
			return false;
	}
}

/** Parts with macros have their own type (ECMA-376) or folder (OpenDocument), under any name. */
function hasPackagedMacros(bytes: Buffer): boolean {
	const entries = readEntries(bytes);
	// An unreadable package may contain macros.
	if (!entries) return true;
	if (entries.some(({ name }) => /^(?:Basic|Scripts)\/|vbaProject|(?:^|\/)macrosheets\//i.test(name))) return true;
	const types = entries.filter(({ name }) => name === CONTENT_TYPES).map((entry) => contentOf(bytes, entry));
	return types.some((text) => text === null || /vbaProject|macroEnabled|macrosheet/i.test(text));
}

type Entry = { name: string; method: number; packedBytes: number; offset: number };

/** The directory of a zip (APPNOTE 4.3.12), or null when there is none. */
function readEntries(bytes: Buffer): Entry[] | null {
	const end = bytes.lastIndexOf(END_OF_DIRECTORY);
	if (end === -1 || end + 22 > bytes.length) return null;
	const count = bytes.readUInt16LE(end + 10);
	let at = bytes.readUInt32LE(end + 16);
	const entries: Entry[] = [];
	for (let index = 0; index < count; index += 1) {
		if (at + 46 > bytes.length || !bytes.subarray(at, at + 4).equals(DIRECTORY_ENTRY)) return null;
		const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
		const nameAt = at + 46;
		const nameEnd = nameAt + (nameBytes ?? 0);
		entries.push({
			name: bytes.toString("utf8", nameAt, nameEnd),
			method: bytes.readUInt16LE(at + 10),
			packedBytes: bytes.readUInt32LE(at + 20),
			offset: bytes.readUInt32LE(at + 42),
		});
		at = nameEnd + (extraBytes ?? 0) + (commentBytes ?? 0);
	}
	return entries;
}

/** An entry's text, or null when it cannot be read. */
function contentOf(bytes: Buffer, { method, packedBytes, offset }: Entry): string | null {
	if (offset + 30 > bytes.length) return null;
	const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
	const packed = bytes.subarray(start, start + packedBytes);
	try {
		return textOf(method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: MAX_LIST_BYTES }));
	} catch {
		return null;
	}
}

/** Markup in UTF-8, or in UTF-16 if it has a byte order mark or zero bytes. */
function textOf(bytes: Buffer): string {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString("utf16le");
	if (bytes.includes(0)) return bytes.toString("latin1").replaceAll("\0", "");
	return bytes.toString("utf8");
}
