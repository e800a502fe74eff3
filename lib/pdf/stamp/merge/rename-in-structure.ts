import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfString } from "@libpdf/core";
import { resolveIn } from "#lib/pdf/seal/verifying/is-same-object.ts";
import { listIn } from "./tree-entries.ts";

/** New names by the former ones. */
export type Renamed<Name> = ReadonlyMap<Name, Name>;

type Names = { roles: Renamed<string>; classes: Renamed<string>; ids: Renamed<string> };

/** Gives structure elements and what refers to them (PDF 2.0, tables 355 and 384) their new roles, classes and identifiers. */
export function renameInStructure(pdf: PDF, elements: readonly PdfObject[], { roles, classes, ids }: Names): void {
	if (roles.size + classes.size + ids.size === 0) return;
	const seen = new Set<PdfDict>();
	const waiting = [...elements];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const element = resolveIn(pdf, next);
		if (!(element instanceof PdfDict) || seen.has(element)) continue;
		seen.add(element);
		const [kid, kids] = [element.get("K"), listIn(pdf, element, "K")];
		waiting.push(...(kids.length > 0 ? kids : kid ? [kid] : []));
		renameIn(pdf, element, "S", (value) => renamedName(value, roles));
		renameIn(pdf, element, "C", (value) => renamedName(value, classes));
		renameIn(pdf, element, "ID", (value) => renamedString(value, ids));
		const attributes = element.get("A");
		for (const owner of attributes ? [attributes, ...listIn(pdf, element, "A")] : []) {
			const found = resolveIn(pdf, owner);
			if (found instanceof PdfDict) renameIn(pdf, found, "Headers", (value) => renamedString(value, ids));
		}
	}
}

/** An entry may be one name, or a list of them. */
function renameIn(pdf: PDF, dict: PdfDict, key: string, rename: (value: PdfObject) => PdfObject): void {
	const value = resolveIn(pdf, dict.get(key));
	if (!value) return;
	dict.set(key, value instanceof PdfArray ? new PdfArray(value.toArray().map(rename)) : rename(value));
}

function renamedName(value: PdfObject, renamed: Renamed<string>): PdfObject {
	const name = value instanceof PdfName ? renamed.get(value.value) : undefined;
	return name === undefined ? value : PdfName.of(name);
}

function renamedString(value: PdfObject, renamed: Renamed<string>): PdfObject {
	const text = value instanceof PdfString ? renamed.get(Buffer.from(value.bytes).toString("latin1")) : undefined;
	return text === undefined ? value : new PdfString(Buffer.from(text, "latin1"), "literal");
}
