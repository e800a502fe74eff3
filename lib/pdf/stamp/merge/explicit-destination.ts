import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, type PdfRef, PdfString } from "@libpdf/core";
import { resolveIn, type Value } from "#lib/pdf/seal/verifying/is-same-object.ts";
import { pageOrder } from "../page-order.ts";
import { dictIn, treeEntries } from "./tree-entries.ts";

/**
 * Turns the destinations of a document into explicit ones (PDF 2.0, 12.3.2): in the document that its pages come
 * into, a name or the number of a page would lead elsewhere.
 */
export class Destinations {
	readonly #pdf: PDF;
	readonly #pages: readonly PdfRef[];
	#named: ReadonlyMap<string, PdfObject> | null = null;

	constructor(pdf: PDF) {
		this.#pdf = pdf;
		this.#pages = pageOrder(pdf);
	}

	/** null: it leads nowhere. */
	explicit(destination: PdfObject): PdfObject | null {
		const given = resolveIn(this.#pdf, destination);
		const isNamed = given instanceof PdfString || given instanceof PdfName;
		const found = isNamed ? this.#lookUp(given) : given;
		if (!(found instanceof PdfArray)) return null;
		const [page, ...view] = found.toArray();
		const number = resolveIn(this.#pdf, page);
		if (!(number instanceof PdfNumber)) return found;
		const ref = this.#pages[number.value];
		return ref ? new PdfArray([ref, ...view]) : null;
	}

	#lookUp(name: PdfString | PdfName): Value {
		this.#named ??= this.#readNames();
		const value = resolveIn(this.#pdf, this.#named.get(nameKey(name)));
		return value instanceof PdfDict ? resolveIn(this.#pdf, value.get("D")) : value;
	}

	/** Names before PDF 1.2 are entries of a dictionary, later ones strings in a tree. */
	#readNames(): ReadonlyMap<string, PdfObject> {
		const catalog = this.#pdf.getCatalog();
		const old = [...(dictIn(this.#pdf, catalog, "Dests") ?? [])];
		const tree = treeEntries(this.#pdf, dictIn(this.#pdf, catalog, "Names")?.get("Dests"), "Names");
		const named = tree.flatMap(([key, value]) => (key instanceof PdfString ? [[nameKey(key), value] as const] : []));
		return new Map([...old.map(([key, value]) => [nameKey(key), value] as const), ...named]);
	}
}

function nameKey(name: PdfString | PdfName): string {
	return name instanceof PdfName ? name.value : Buffer.from(name.bytes).toString("latin1");
}
