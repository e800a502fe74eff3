import { actionSignsOf, mayAct } from "./active-kinds.ts";

/** One object of a file that PDFium has written, by byte offsets into it. */
export type SavedObject = {
	number: number;
	/** First byte after "N 0 obj" and its line end. */
	start: number;
	/** First byte after the object, before the line end and "endobj". */
	end: number;
	isStream: boolean;
	/** Whether its own names allow active content in it; what it refers to is not looked at. */
	mayAct: boolean;
};

export type SavedFile = {
	objects: SavedObject[];
	/** Every name in the objects, as key or value, stream contents aside. */
	names: ReadonlySet<string>;
	/** The trailer dictionary without its brackets. */
	trailer: string;
};

const ENTRY_BYTES = 20;
const ENDOBJ = "\r\nendobj";

const SLASH = 0x2f;
const OPEN_PAREN = 0x28;
const CLOSE_PAREN = 0x29;
const BACKSLASH = 0x5c;
const LESS = 0x3c;
const GREATER = 0x3e;
const LETTER_R = 0x52;
const ZERO = 0x30;

/** White space and delimiters (PDF 2.0 tables 1 and 2), which end a name. */
const ENDS_NAME = new Set([..."\0\t\n\f\r ()<>[]{}/%"].map((character) => character.charCodeAt(0)));

function skipString(bytes: Buffer, open: number, end: number): number {
	let depth = 0;
	for (let at = open; at < end; at += 1) {
		const byte = bytes[at];
		if (byte === BACKSLASH) at += 1;
		else if (byte === OPEN_PAREN) depth += 1;
		else if (byte === CLOSE_PAREN) depth -= 1;
		if (depth === 0) return at;
	}
	return end;
}

type Visitor = { name: (from: number, to: number) => void; reference: (at: number) => void };

/**
 * Visits the names and the references of the object between `start` and `end`, and returns where it ends: the end
 * of its outermost dictionary, after which a stream may follow.
 */
function visit(bytes: Buffer, start: number, end: number, { name, reference }: Partial<Visitor>): number {
	let depth = 0;
	for (let at = start; at < end; at += 1) {
		const byte = bytes[at];
		if (byte === SLASH) {
			let close = at + 1;
			while (close < end && !ENDS_NAME.has(bytes[close] ?? 0)) close += 1;
			name?.(at + 1, close);
			at = close - 1;
		} else if (byte === LETTER_R) {
			reference?.(at);
		} else if (byte === OPEN_PAREN) {
			at = skipString(bytes, at, end);
		} else if (byte === LESS && bytes[at + 1] === LESS) {
			depth += 1;
			at += 1;
		} else if (byte === LESS) {
			const close = bytes.indexOf(GREATER, at);
			at = close === -1 ? end : close;
		} else if (byte === GREATER && bytes[at + 1] === GREATER) {
			depth -= 1;
			at += 1;
			if (depth === 0 && bytes.toString("latin1", at + 1, at + 7) === "stream") return at + 1;
		}
	}
	return end;
}

/** The object number of the reference "N G R" whose R is at `at`. */
function referredNumber(bytes: Buffer, at: number): number {
	let to = at - 2;
	while (isDigit(bytes[to])) to -= 1;
	let from = to;
	while (isDigit(bytes[from - 1])) from -= 1;
	let number = 0;
	for (let digit = from; digit < to; digit += 1) number = number * 10 + (bytes[digit] ?? 0) - ZERO;
	return number;
}

function isDigit(byte = 0): boolean {
	return byte >= ZERO && byte <= ZERO + 9;
}

/** Calls `found` with the number of each object that the bytes between `start` and `end` refer to, stream contents aside. */
export function eachReference(
	bytes: Buffer,
	{ start, end }: Pick<SavedObject, "start" | "end">,
	found: (number: number) => void,
): void {
	visit(bytes, start, end, { reference: (at) => found(referredNumber(bytes, at)) });
}

/** Offsets of the objects by the cross-reference table, in the order of the file. */
function readTable(bytes: Buffer, tableAt: number, trailerAt: number): { number: number; offset: number }[] {
	const found: { number: number; offset: number }[] = [];
	let at = tableAt + "xref\r\n".length;
	while (at < trailerAt) {
		const lineEnd = bytes.indexOf("\n", at);
		const [first = Number.NaN, count = Number.NaN] = bytes
			.toString("latin1", at, lineEnd)
			.trim()
			.split(" ")
			.map(Number);
		if (!Number.isInteger(first) || !Number.isInteger(count)) throw new Error("unreadable cross-reference table");
		at = lineEnd + 1;
		for (let index = 0; index < count; index += 1, at += ENTRY_BYTES) {
			const entry = bytes.toString("latin1", at, at + 18);
			if (entry.endsWith("n")) found.push({ number: first + index, offset: Number(entry.slice(0, 10)) });
		}
	}
	return found.sort((a, b) => a.offset - b.offset);
}

/**
 * Reads the structure of a file that PDFium has just written. That writer is regular (a classic
 * cross-reference table, no object streams, names in plain spelling), so this is no PDF parser:
 * never give it an upload. Throws an Error when the file is not as expected.
 */
export function readSavedObjects(bytes: Buffer): SavedFile {
	const startAt = bytes.lastIndexOf("startxref");
	const tableAt = Number.parseInt(bytes.toString("latin1", startAt + "startxref".length, startAt + 32), 10);
	const trailerAt = bytes.lastIndexOf("trailer", startAt);
	if (startAt === -1 || !(trailerAt > tableAt)) throw new Error("no cross-reference table");
	const signsByName = new Map<string, number>();
	let signs = 0;
	const name = (from: number, to: number) => {
		const text = bytes.toString("latin1", from, to);
		const known = signsByName.get(text) ?? actionSignsOf(text);
		signsByName.set(text, known);
		signs |= known;
	};
	const entries = readTable(bytes, tableAt, trailerAt);
	const objects = entries.map(({ number, offset }, index): SavedObject => {
		const next = entries[index + 1]?.offset ?? tableAt;
		const start = bytes.indexOf("obj\r\n", offset) + "obj\r\n".length;
		const end = bytes.lastIndexOf(ENDOBJ, next - 1);
		if (start > end || end < offset) throw new Error(`unreadable object ${number}`);
		signs = 0;
		const isStream = visit(bytes, start, end, { name }) < end;
		return { number, start, end, isStream, mayAct: mayAct(signs) };
	});
	const trailer = bytes.toString("latin1", trailerAt, startAt);
	const names = new Set(signsByName.keys());
	return { objects, names, trailer: trailer.slice(trailer.indexOf("<<") + 2, trailer.lastIndexOf(">>")) };
}
