import { randomBytes } from "node:crypto";
import { type PDF, PdfArray, PdfDict, PdfNumber, PdfRef, PdfString } from "@libpdf/core";
import { changedObjects } from "#lib/pdf/library/changed-objects.ts";
import { ObjectWriter } from "#lib/pdf/library/object-writer.ts";

type Entry = { ref: PdfRef; offset: number };

/** Readers look for `startxref` in the last kilobyte (ISO 32000-2 annex I, 7.5.5). */
const TAIL_BYTES = 1024;
const LF = 0x0a;
const CR = 0x0d;

/**
 * What was changed in a document since it was read from `original`, as the update that stands behind those
 * bytes (ISO 32000-2 7.5.6). The library's own save copies the file into room for twice its length, which costs
 * more than all the rest of sealing. Returns null where that must do it: for encrypted files, cross-reference
 * streams, and where an update is not possible.
 */
export function incrementalUpdate(pdf: PDF, original: Uint8Array): Uint8Array | null {
	if (pdf.canSaveIncrementally() !== null || pdf.isEncrypted || pdf.usesXRefStreams) return null;
	const previous = startOfReferences(original);
	if (previous === null) return null;
	const writer = new ObjectWriter(original.length);
	const last = original.at(-1);
	if (last !== LF && last !== CR) writer.writeByte(LF);
	const entries: Entry[] = [];
	for (const [ref, object] of changedObjects(pdf)) {
		entries.push({ ref, offset: writer.position });
		writer.writeAscii(`${ref.objectNumber} ${ref.generation} obj\n`);
		writer.writeObject(object);
		writer.writeAscii("\nendobj\n");
	}
	const start = writer.position;
	writer.writeAscii(`xref\n${referenceTable(entries)}trailer\n`);
	writer.writeObject(trailer(pdf, previous));
	writer.writeAscii(`\nstartxref\n${start}\n%%EOF\n`);
	return writer.toBytes();
}

function startOfReferences(original: Uint8Array): number | null {
	const tail = Buffer.from(original.subarray(-TAIL_BYTES)).toString("latin1");
	const found = tail.slice(Math.max(0, tail.lastIndexOf("startxref"))).match(/^startxref\s+(\d+)/);
	return found ? Number(found[1]) : null;
}

/** Lines of 20 bytes, by runs of numbers (ISO 32000-2 7.5.4). */
function referenceTable(entries: readonly Entry[]): string {
	const sorted = entries.toSorted((a, b) => a.ref.objectNumber - b.ref.objectNumber);
	const lines: string[] = [];
	for (let from = 0; from < sorted.length; ) {
		const first = sorted[from]?.ref.objectNumber ?? 0;
		let to = from + 1;
		while (sorted[to]?.ref.objectNumber === first + to - from) to++;
		lines.push(`${first} ${to - from}\n`);
		for (const { ref, offset } of sorted.slice(from, to)) {
			lines.push(`${String(offset).padStart(10, "0")} ${String(ref.generation).padStart(5, "0")} n\r\n`);
		}
		from = to;
	}
	return lines.join("");
}

function trailer(pdf: PDF, previous: number): PdfDict {
	const { trailer: known } = pdf.context.info;
	const made = new PdfDict();
	made.set("Size", PdfNumber.of(pdf.context.registry.nextObjectNumber));
	for (const key of ["Root", "Info"]) {
		const value = known.get(key);
		if (value instanceof PdfRef) made.set(key, value);
		if (key === "Root") made.set("Prev", PdfNumber.of(previous));
	}
	made.set("ID", known.getArray("ID") ?? newId());
	return made;
}

function newId(): PdfArray {
	const id = new PdfString(randomBytes(16), "hex");
	return PdfArray.of(id, id);
}
