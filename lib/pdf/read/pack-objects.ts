import { deflateSync } from "node:zlib";
import type { SavedFile, SavedObject } from "./saved-objects.ts";

const OBJECTS_PER_STREAM = 200;

/** Entry types of a cross-reference stream (PDF 2.0 table 18). */
const FREE = 0;
const AT_OFFSET = 1;
const IN_STREAM = 2;

/** Bytes of one entry: type, offset or stream number, generation or index (W [1 4 2]). */
const ENTRY_BYTES = 7;

/** Each row of the table as its difference from the one above (predictor 12, PDF 2.0 clause 7.4.4.4). */
const UP = 2;
const PREDICTED = `/DecodeParms<</Predictor 12/Columns ${ENTRY_BYTES}>>`;

function withDifferences(table: Buffer): Buffer {
	const rows = table.byteLength / ENTRY_BYTES;
	const predicted = Buffer.alloc(rows * (ENTRY_BYTES + 1), UP);
	for (let row = 0; row < rows; row += 1) {
		for (let column = 0; column < ENTRY_BYTES; column += 1) {
			const at = row * ENTRY_BYTES + column;
			const above = row === 0 ? 0 : (table[at - ENTRY_BYTES] ?? 0);
			predicted[row * (ENTRY_BYTES + 1) + 1 + column] = (table[at] ?? 0) - above;
		}
	}
	return predicted;
}

/** Object streams came with PDF 1.5; the header's last digit is raised, its length stays. */
function withVersion15(header: Buffer): Buffer {
	return Buffer.from(header.toString("latin1").replace(/^%PDF-1\.[0-4]/, "%PDF-1.5"), "latin1");
}

function streamObject(number: number, entries: string, content: Buffer): Buffer {
	const data = deflateSync(content);
	const head = `${number} 0 obj\n<<${entries}/Filter/FlateDecode/Length ${data.byteLength}>>stream\n`;
	return Buffer.concat([Buffer.from(head, "latin1"), data, Buffer.from("\nendstream\nendobj\n", "latin1")]);
}

function objectStream(number: number, objects: SavedObject[], bytes: Buffer): Buffer {
	let offset = 0;
	const index: string[] = [];
	const bodies = objects.flatMap((object) => {
		index.push(`${object.number} ${offset}`);
		const body = bytes.subarray(object.start, object.end);
		offset += body.byteLength + 1;
		return [body, Buffer.from("\n")];
	});
	const head = Buffer.from(`${index.join(" ")}\n`, "latin1");
	const entries = `/Type/ObjStm/N ${objects.length}/First ${head.byteLength}`;
	return streamObject(number, entries, Buffer.concat([head, ...bodies]));
}

class Assembly {
	readonly parts: Buffer[] = [];
	length = 0;
	readonly #table: Buffer;

	constructor(objectCount: number) {
		this.#table = Buffer.alloc(objectCount * ENTRY_BYTES, FREE);
		this.#table.writeUInt16BE(0xffff, 5);
	}

	add(part: Buffer): void {
		this.parts.push(part);
		this.length += part.byteLength;
	}

	addObject(number: number, part: Buffer): void {
		this.note(number, AT_OFFSET, this.length, 0);
		this.add(part);
	}

	note(number: number, type: number, second: number, third: number): void {
		const at = number * ENTRY_BYTES;
		this.#table.writeUInt8(type, at);
		this.#table.writeUInt32BE(second, at + 1);
		this.#table.writeUInt16BE(third, at + 5);
	}

	finish(number: number, trailer: string): Buffer {
		const startAt = this.length;
		this.note(number, AT_OFFSET, startAt, 0);
		const entries = `${trailer.replace(/\/Size \d+/, "")}/Type/XRef/Size ${number + 1}/W[1 4 2]${PREDICTED}`;
		this.add(streamObject(number, entries, withDifferences(this.#table)));
		this.add(Buffer.from(`startxref\n${startAt}\n%%EOF\n`, "latin1"));
		return Buffer.concat(this.parts, this.length);
	}
}

/**
 * The same file with its plain objects in compressed object streams (PDF 2.0 clause 7.5.7). PDFium
 * takes the object streams of an upload apart when it saves, which can double a file of many small objects.
 */
export function packObjects(bytes: Buffer, file: SavedFile): Buffer {
	const plain = file.objects.filter((object) => !object.isStream);
	const highest = file.objects.reduce((max, object) => Math.max(max, object.number), 0);
	const streamCount = Math.ceil(plain.length / OBJECTS_PER_STREAM);
	const assembly = new Assembly(highest + streamCount + 2);
	const headerEnd = bytes.indexOf(`${file.objects[0]?.number ?? 1} 0 obj`);
	assembly.add(withVersion15(bytes.subarray(0, headerEnd)));
	for (const object of file.objects) {
		if (!object.isStream) continue;
		const body = bytes.subarray(object.start, object.end);
		assembly.addObject(
			object.number,
			Buffer.concat([Buffer.from(`${object.number} 0 obj\n`), body, Buffer.from("\nendobj\n")]),
		);
	}
	for (let stream = 0; stream < streamCount; stream += 1) {
		const number = highest + 1 + stream;
		const members = plain.slice(stream * OBJECTS_PER_STREAM, (stream + 1) * OBJECTS_PER_STREAM);
		members.forEach((object, index) => {
			assembly.note(object.number, IN_STREAM, number, index);
		});
		assembly.addObject(number, objectStream(number, members, bytes));
	}
	return assembly.finish(highest + streamCount + 1, file.trailer);
}
