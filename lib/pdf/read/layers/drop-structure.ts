import { type PDF, PdfArray, PdfDict, PdfNull, PdfNumber, type PdfObject } from "@libpdf/core";
import { resolveIn, type Value } from "#lib/pdf/seal/verifying/is-same-object.ts";

const MAX_DEPTH = 200;

/**
 * Takes what is gone from the pages out of the structure tree (ISO 32000-2 14.7), so that no screen reader reads it
 * and no alternative text of it stays.
 *
 * @param content marked-content identifiers by their page or form
 */
export function dropStructure(
	pdf: PDF,
	content: ReadonlyMap<PdfDict, ReadonlySet<number>>,
	annotations: ReadonlySet<PdfDict>,
): void {
	const root = resolveIn(pdf, pdf.getCatalog().get("StructTreeRoot"));
	if (!(root instanceof PdfDict) || (content.size === 0 && annotations.size === 0)) return;
	new StructureCutter(pdf, content, annotations).cut(root);
}

class StructureCutter {
	readonly #pdf: PDF;
	readonly #content: ReadonlyMap<PdfDict, ReadonlySet<number>>;
	readonly #annotations: ReadonlySet<PdfDict>;
	readonly #gone = new Set<PdfDict>();

	constructor(pdf: PDF, content: ReadonlyMap<PdfDict, ReadonlySet<number>>, annotations: ReadonlySet<PdfDict>) {
		this.#pdf = pdf;
		this.#content = content;
		this.#annotations = annotations;
	}

	cut(root: PdfDict): void {
		this.#cutKids(root, undefined, 0);
		this.#cutParents(resolveIn(this.#pdf, root.get("ParentTree")), 0);
		// Other lists may name them: nothing of what they held stays.
		for (const element of this.#gone) for (const key of [...element.keys()]) element.delete(key);
	}

	/** Whether the element is left without the content that it had. */
	#cutKids(element: PdfDict, page: Value, depth: number): boolean {
		const kids = resolveIn(this.#pdf, element.get("K"));
		if (!kids || depth > MAX_DEPTH) return false;
		const all = kids instanceof PdfArray ? kids.toArray() : [element.get("K") ?? kids];
		const kept = all.filter((kid) => !this.#isGone(kid, element.get("Pg") ?? page, depth));
		if (kept.length === all.length) return false;
		if (kept.length > 0) element.set("K", new PdfArray(kept));
		else element.delete("K");
		return kept.length === 0;
	}

	#isGone(kid: PdfObject, page: Value, depth: number): boolean {
		const item = resolveIn(this.#pdf, kid);
		if (item instanceof PdfNumber) return this.#isCut(page, item.value);
		if (!(item instanceof PdfDict)) return false;
		const id = resolveIn(this.#pdf, item.get("MCID"));
		if (id instanceof PdfNumber) return this.#isCut(item.get("Stm") ?? item.get("Pg") ?? page, id.value);
		const object = resolveIn(this.#pdf, item.get("Obj"));
		if (object) return object instanceof PdfDict && this.#annotations.has(object);
		if (!this.#cutKids(item, page, depth + 1)) return false;
		this.#gone.add(item);
		return true;
	}

	#isCut(owner: Value, id: number): boolean {
		const found = resolveIn(this.#pdf, owner);
		return found instanceof PdfDict && (this.#content.get(found)?.has(id) ?? false);
	}

	/** The way back from content to elements, a number tree (7.9.7). */
	#cutParents(node: Value, depth: number): void {
		if (!(node instanceof PdfDict) || depth > MAX_DEPTH) return;
		for (const kid of listIn(this.#pdf, node, "Kids")) this.#cutParents(resolveIn(this.#pdf, kid), depth + 1);
		for (const value of listIn(this.#pdf, node, "Nums")) {
			const parents = resolveIn(this.#pdf, value);
			if (!(parents instanceof PdfArray)) continue;
			parents.toArray().forEach((parent, index) => {
				const element = resolveIn(this.#pdf, parent);
				if (element instanceof PdfDict && this.#gone.has(element)) parents.set(index, PdfNull.instance);
			});
		}
	}
}

function listIn(pdf: PDF, dict: PdfDict, key: string): PdfObject[] {
	const list = resolveIn(pdf, dict.get(key));
	return list instanceof PdfArray ? list.toArray() : [];
}
