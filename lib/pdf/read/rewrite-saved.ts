import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream } from "@libpdf/core";
import { changedObjects } from "#lib/pdf/library/changed-objects.ts";
import { ObjectWriter } from "#lib/pdf/library/object-writer.ts";
import { eachReference, type SavedFile, type SavedObject } from "./saved-objects.ts";

const SLACK_BYTES = 65_536;
/** One entry of the table (ISO 32000-2 7.5.4): of an object that is not there. */
const FREE = "0000000000 65535 f\r\n";

type Changed = ReadonlyMap<number, PdfObject>;

/**
 * Writes a file that PDFium has saved again, with what was changed in `pdf` since it was read from those bytes and
 * without what nothing refers to any more. Objects that stay as they were are copied: writing the whole file with the
 * library takes ten times as long where a structure tree has a hundred thousand of them.
 */
export function rewriteSaved(bytes: Buffer, file: SavedFile, pdf: PDF): { bytes: Buffer; file: SavedFile } {
	const changed = new Map(changedObjects(pdf).map(([ref, object]) => [ref.objectNumber, object]));
	const reachable = reachableNumbers(bytes, file, changed);
	const writer = new ObjectWriter(0, bytes.byteLength + SLACK_BYTES);
	const [first] = file.objects;
	writer.writeBytes(bytes.subarray(0, bytes.indexOf(`${first?.number ?? 1} 0 obj`)));
	const objects: SavedObject[] = [];
	const offsets = new Map<number, number>();
	const write = (number: number, known: Pick<SavedObject, "isStream" | "mayAct">, body: () => void) => {
		offsets.set(number, writer.position);
		writer.writeAscii(`${number} 0 obj\r\n`);
		const start = writer.position;
		body();
		objects.push({ ...known, number, start, end: writer.position });
		writer.writeAscii("\r\nendobj\r\n");
	};
	for (const object of file.objects) {
		if (!reachable.has(object.number) || changed.has(object.number)) continue;
		write(object.number, object, () => writer.writeBytes(bytes.subarray(object.start, object.end)));
	}
	for (const [number, object] of changed) {
		if (!reachable.has(number)) continue;
		write(number, { isStream: object instanceof PdfStream, mayAct: false }, () => writer.writeObject(object));
	}
	const trailer = writeEnd(writer, file.trailer, offsets);
	return { bytes: writer.toBytes(), file: { objects, names: file.names, trailer } };
}

function writeEnd(writer: ObjectWriter, previous: string, offsets: ReadonlyMap<number, number>): string {
	const size = [...offsets.keys()].reduce((highest, number) => Math.max(highest, number), 0) + 1;
	const trailer = previous.replace(/\/Size \d+/, `/Size ${size}`);
	const start = writer.position;
	writer.writeAscii(`xref\r\n0 ${size}\r\n`);
	for (let number = 0; number < size; number += 1) {
		const offset = offsets.get(number);
		writer.writeAscii(offset === undefined ? FREE : `${String(offset).padStart(10, "0")} 00000 n\r\n`);
	}
	writer.writeAscii(`trailer\r\n<<${trailer}>>\r\nstartxref\r\n${start}\r\n%%EOF\r\n`);
	return trailer;
}

/** Numbers of the objects that can be reached from the trailer. */
function reachableNumbers(bytes: Buffer, file: SavedFile, changed: Changed): ReadonlySet<number> {
	const saved = new Map(file.objects.map((object) => [object.number, object]));
	const reachable = new Set<number>();
	const waiting: number[] = [];
	const found = (number: number) => {
		if (reachable.has(number)) return;
		reachable.add(number);
		waiting.push(number);
	};
	const trailer = Buffer.from(file.trailer, "latin1");
	eachReference(trailer, { start: 0, end: trailer.byteLength }, found);
	for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
		const object = changed.get(number);
		const known = saved.get(number);
		if (object) eachReferenceOf(object, found);
		else if (known) eachReference(bytes, known, found);
	}
	return reachable;
}

function eachReferenceOf(value: PdfObject, found: (number: number) => void): void {
	if (value instanceof PdfRef) found(value.objectNumber);
	else if (value instanceof PdfArray) for (const item of value.toArray()) eachReferenceOf(item, found);
	else if (value instanceof PdfDict) for (const [, entry] of value) eachReferenceOf(entry, found);
}
