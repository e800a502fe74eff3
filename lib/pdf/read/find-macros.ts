import { inflateRawSync } from "node:zlib";

/** Real content lists are far smaller; a larger one is meant to exhaust memory. */
const MAX_LIST_BYTES = 4 * 1_048_576;

const END_OF_DIRECTORY = Buffer.from("PK\x05\x06", "latin1");
const DIRECTORY_ENTRY = Buffer.from("PK\x01\x02", "latin1");

/** Parts that say what others are: content types and relationships (ECMA-376), and the manifest of OpenDocument. */
const LIST = /^(?:\[Content_Types\]\.xml|META-INF\/manifest\.xml)$|\.rels$/i;
/** Types of macros, and of objects that start a program when they are opened. */
const ACTIVE_TYPE = /vbaProject|macroEnabled|macrosheet|oleObject|activeX|relationships\/control\b/i;
const ACTIVE_NAME = /^(?:Basic|Scripts)\/|vbaProject|(?:^|\/)(?:macrosheets|activeX)\//i;

/** Streams of macros and packaged files in older Office files; in PowerPoint files, the records about such. */
const OLD_ACTIVE = [
	Buffer.from("_VBA_PROJECT", "utf16le"),
	Buffer.from("\u0001Ole10Native", "utf16le"),
	Buffer.from([0x1f, 0x00, 0xff, 0x03, 0x14, 0x00, 0x00, 0x00]),
	Buffer.from([0x0f, 0x00, 0xcc, 0x0f]),
	Buffer.from([0x0f, 0x00, 0xee, 0x0f]),
];

/** Control words of embedded objects (RTF 1.9.1, "Objects"). */
const RTF_OBJECT = /\\obj[a-z]/i;

/** Elements, attributes and addresses that run code when a browser shows the markup. */
const SCRIPTED_MARKUP = [
	/<\s*(?:\w+:)?(?:script|foreignObject|iframe|object|embed|html)\b/i,
	/[\s"'/]on[a-z]+\s*=/i,
	/script\s*:/i,
];

/**
 * Whether a file contains macros, scripts or embedded objects (OLE, ActiveX), which can be programs; false for kinds
 * that can’t hold any.
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
			return OLD_ACTIVE.some((sign) => bytes.includes(sign));
		case ".rtf":
			return RTF_OBJECT.test(bytes.toString("latin1"));
		case ".svg":
		case ".xml":
			return SCRIPTED_MARKUP.some((sign) => sign.test(textOf(bytes)));
		default:
			return false;
	}
}

/** Such parts have their own type (ECMA-376) or folder (OpenDocument), under any name. */
function hasPackagedMacros(bytes: Buffer): boolean {
	const entries = readEntries(bytes);
	// An unreadable package may contain macros.
	if (!entries) return true;
	if (entries.some(({ name }) => ACTIVE_NAME.test(name))) return true;
	const lists = entries.filter(({ name }) => LIST.test(name)).map((entry) => contentOf(bytes, entry));
	return lists.some((text) => text === null || ACTIVE_TYPE.test(text));
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
