import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfStream } from "@libpdf/core";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { fileRefusal } from "#lib/pdf/refusal.ts";
import { resolveIn, type Value } from "#lib/pdf/seal/verifying/is-same-object.ts";
import { contentStream } from "#lib/pdf/stamp/content-stream.ts";
import { decodeAll, inheritedResources } from "#lib/pdf/stamp/page-content.ts";
import { pageOrder } from "#lib/pdf/stamp/page-order.ts";
import type { SavedFile } from "../saved-objects.ts";
import { CutError, cutContent } from "./cut-content.ts";
import { dropStructure } from "./drop-structure.ts";
import { LayerStates, VaryingLayerError } from "./layer-states.ts";

/** What still holds hidden content after the page has lost it: its thumbnail, and the source that its program keeps. */
const COPIES_OF_PAGE = ["Thumb", "PieceInfo"];
const MAX_CONTENT_BYTES = 256 * 1024 * 1024;
const LAYER_TYPES = new Set(["OCG", "OCMD"]);

type Baked = {
	bytes: Buffer;
	/** Names of the layers that were hidden and are gone. */
	hiddenLayers: string[];
};

/** Whether a file can have optional content. */
export function mayHaveLayers({ names }: SavedFile): boolean {
	return names.has("OC") || names.has("OCProperties") || names.has("OCG") || names.has("OCMD");
}

/**
 * Makes a file's optional content (ISO 32000-2 8.11) part of its pages as a reader shows it at first: what is hidden
 * goes, and everything else is shown for good.
 *
 * @throws PdfRefusalError when screen and print show different content, or hidden content cannot be taken out
 */
export async function bakeLayers(bytes: Uint8Array, fileName: string): Promise<Baked> {
	const pdf = await loadPdf(bytes);
	const states = new LayerStates(pdf);
	try {
		new Baker(pdf, states).bake();
	} catch (error) {
		if (error instanceof VaryingLayerError)
			throw fileRefusal("fileLayerVaries", {
				file: fileName,
				layer: error.layer,
			});
		if (!(error instanceof CutError)) throw error;
		throw fileRefusal("fileLayerFixed", { file: fileName, layer: states.firstOff }, { cause: error });
	}
	return { bytes: Buffer.from(await pdf.save()), hiddenLayers: states.hidden };
}

/** A content stream to look at, with the resources that its names are looked up in. */
type Visit = { resources: PdfDict; visit: () => void };

class Baker {
	readonly #pdf: PDF;
	readonly #states: LayerStates;
	readonly #waiting: Visit[] = [];
	readonly #seen = new Set<PdfDict>();
	/** Forms without resources of their own take those of the content that paints them. */
	readonly #borrowing = new Map<PdfStream, { resources: PdfDict; isCut: boolean }>();
	/** Names of resources in use, by the dictionary that lists them. */
	readonly #uses = new Map<PdfDict, { shown: Set<string>; hidden: Set<string> }>();
	/** Marked content that is gone, by page or form; and annotations. */
	readonly #goneContent = new Map<PdfDict, Set<number>>();
	readonly #goneAnnotations = new Set<PdfDict>();

	constructor(pdf: PDF, states: LayerStates) {
		this.#pdf = pdf;
		this.#states = states;
	}

	bake(): void {
		const pages = new Set(pageOrder(this.#pdf).map((ref) => this.#pdf.getObject(ref)));
		for (const page of pages) if (page instanceof PdfDict) this.#page(page);
		for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) next.visit();
		this.#dropUnused();
		for (const object of this.#seen) this.#dropMarks(object);
		dropStructure(this.#pdf, this.#goneContent, this.#goneAnnotations);
		for (const annotation of this.#goneAnnotations) for (const key of [...annotation.keys()]) annotation.delete(key);
		this.#pdf.getCatalog().delete("OCProperties");
	}

	#page(page: PdfDict): void {
		const resources = inheritedResources(this.#pdf, page) ?? new PdfDict();
		const contents = resolveIn(this.#pdf, page.get("Contents"));
		const streams = contents instanceof PdfArray ? contents.toArray() : contents ? [contents] : [];
		const cut = this.#cut(streams, resources, page);
		if (cut) page.set("Contents", this.#pdf.register(contentStream({}, cut)));
		for (const key of COPIES_OF_PAGE) page.delete(key);
		this.#look(resources);
		this.#annotations(page, resources);
	}

	/** The content without what is hidden; null when it stays as it is. */
	#cut(streams: readonly PdfObject[], resources: PdfDict, owner: PdfDict): Buffer | null {
		const content = decodeAll(this.#pdf, streams, MAX_CONTENT_BYTES) ?? this.#decodeOthers(streams);
		if (!content) return null;
		const objects = this.#dictIn(resources, "XObject");
		const {
			content: cut,
			uses,
			hiddenIds,
		} = cutContent(content, {
			isLayerShown: (name) => this.#states.isShown(this.#dictIn(resources, "Properties")?.get(name)),
			isObjectShown: (name) => this.#isShown(resolveIn(this.#pdf, objects?.get(name))),
		});
		for (const use of uses.shown) this.#noteUse(resources, use, "shown");
		for (const use of uses.hidden) this.#noteUse(resources, use, "hidden");
		if (hiddenIds.length > 0) this.#goneContent.set(owner, new Set(hiddenIds));
		return cut;
	}

	/** Content behind unusual filters; null when it cannot be read and no layer is off. */
	#decodeOthers(streams: readonly PdfObject[]): Buffer | null {
		try {
			const parts = streams.map((item) => resolveIn(this.#pdf, item)).filter((item) => item instanceof PdfStream);
			return Buffer.concat(parts.flatMap((part) => [part.getDecodedData(), Buffer.from("\n")]));
		} catch (cause) {
			if (this.#states.isAnyOff) throw new CutError("content cannot be decoded", { cause });
			return null;
		}
	}

	#noteUse(resources: PdfDict, use: string, kind: "shown" | "hidden"): void {
		const slash = use.indexOf("/");
		const list = this.#dictIn(resources, use.slice(0, slash));
		if (!list) return;
		const known = this.#uses.get(list) ?? {
			shown: new Set(),
			hidden: new Set(),
		};
		known[kind].add(use.slice(slash + 1));
		this.#uses.set(list, known);
	}

	#isShown(object: Value): boolean {
		return !(object instanceof PdfDict && object.has("OC")) || this.#states.isShown(object.get("OC"));
	}

	#annotations(page: PdfDict, resources: PdfDict): void {
		const list = resolveIn(this.#pdf, page.get("Annots"));
		if (!(list instanceof PdfArray)) return;
		const shown = list.toArray().filter((item) => {
			const annotation = resolveIn(this.#pdf, item);
			if (!(annotation instanceof PdfDict)) return true;
			if (!this.#isShown(annotation)) {
				this.#goneAnnotations.add(annotation);
				return false;
			}
			annotation.delete("OC");
			this.#looks(annotation, resources);
			return true;
		});
		if (shown.length < list.length) page.set("Annots", new PdfArray(shown));
	}

	#looks(annotation: PdfDict, resources: PdfDict): void {
		const looks = this.#dictIn(annotation, "AP");
		for (const [, value] of looks ?? []) {
			const look = resolveIn(this.#pdf, value);
			const states = look instanceof PdfDict && !(look instanceof PdfStream) ? [...look].map(([, one]) => one) : [look];
			for (const state of states) this.#form(resolveIn(this.#pdf, state), resources);
		}
		// The icon of a push button, which its look is made of where the file has none.
		this.#form(resolveIn(this.#pdf, this.#dictIn(annotation, "MK")?.get("I")), resources);
	}

	/** Visits everything a resource dictionary refers to, including what is never painted. */
	#look(resources: PdfDict): void {
		if (this.#seen.has(resources)) return;
		this.#seen.add(resources);
		for (const object of this.#values(resources, "XObject")) {
			// Printing may choose another picture (8.9.5.4).
			object.delete("Alternates");
			if (this.#nameIn(object, "Subtype") === "Form") this.#form(object, resources);
		}
		for (const pattern of this.#values(resources, "Pattern")) this.#form(pattern, resources);
		for (const state of this.#values(resources, "ExtGState")) {
			this.#form(resolveIn(this.#pdf, this.#dictIn(state, "SMask")?.get("G")), resources);
		}
		for (const font of this.#values(resources, "Font")) {
			const own = this.#dictIn(font, "Resources") ?? resources;
			for (const glyph of this.#values(font, "CharProcs")) this.#form(glyph, own);
		}
	}

	#form(form: Value, outer: PdfDict): void {
		if (!(form instanceof PdfStream)) return;
		const borrowed = this.#borrowing.get(form);
		if (borrowed?.isCut && borrowed.resources !== outer) throw new CutError("a form is painted with two resources");
		if (this.#seen.has(form)) return;
		this.#seen.add(form);
		const own = this.#dictIn(form, "Resources");
		const resources = own ?? outer;
		this.#waiting.push({
			resources,
			visit: () => this.#rewrite(form, resources, !own),
		});
	}

	#rewrite(form: PdfStream, resources: PdfDict, isBorrowing: boolean): void {
		const cut = this.#isShown(form) ? this.#cut([form], resources, form) : Buffer.of();
		if (isBorrowing) this.#borrowing.set(form, { resources, isCut: cut !== null });
		if (cut) form.setData(cut);
		form.delete("PieceInfo");
		this.#look(resources);
	}

	/** Removes resources that only hidden content named. */
	#dropUnused(): void {
		for (const [list, { shown, hidden }] of this.#uses) {
			for (const name of hidden) if (!shown.has(name)) list.delete(name);
		}
	}

	/** Removes what makes content optional from resources and forms. */
	#dropMarks(object: PdfDict): void {
		object.delete("OC");
		for (const painted of this.#values(object, "XObject")) painted.delete("OC");
		const properties = this.#dictIn(object, "Properties");
		for (const [key, value] of [...(properties ?? [])]) {
			const list = resolveIn(this.#pdf, value);
			if (list instanceof PdfDict && LAYER_TYPES.has(this.#nameIn(list, "Type") ?? "")) properties?.delete(key);
		}
		if (properties?.size === 0) object.delete("Properties");
	}

	#values(dict: PdfDict, key: string): PdfDict[] {
		return [...(this.#dictIn(dict, key) ?? [])].flatMap(([, value]) => {
			const found = resolveIn(this.#pdf, value);
			return found instanceof PdfDict ? [found] : [];
		});
	}

	#dictIn(dict: PdfDict, key: string): PdfDict | undefined {
		const found = resolveIn(this.#pdf, dict.get(key));
		return found instanceof PdfDict ? found : undefined;
	}

	#nameIn(dict: PdfDict, key: string): string | undefined {
		const found = resolveIn(this.#pdf, dict.get(key));
		return found instanceof PdfName ? found.value : undefined;
	}
}
