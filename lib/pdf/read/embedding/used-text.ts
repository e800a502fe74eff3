import { type PDF, PdfArray, PdfDict, type PdfObject, type PdfRef, PdfStream } from "@libpdf/core";
import { decodeContent, inheritedResources } from "#lib/pdf/stamp/page-content.ts";
import { pageOrder } from "#lib/pdf/stamp/page-order.ts";
import { shownText } from "./shown-text.ts";

/** More content than this in one stream is not read. */
const MAX_CONTENT_BYTES = 16 * 1024 * 1024;

/** What the pages of a file show in certain fonts. */
type UsedText = {
	/** Strings by font, a character for each byte. */
	strings: Map<PdfDict, Set<string>>;
	/** The page (1-based) on which a font is used first. */
	pages: Map<PdfDict, number>;
	/** False where content could not be read, or is shown in a font that is set elsewhere. */
	isComplete: boolean;
};

/** Reads the text that pages, forms, patterns and Type 3 glyphs show in the given fonts. */
export function usedText(pdf: PDF, fonts: readonly PdfDict[]): UsedText {
	const reader = new Reader(pdf, fonts);
	pageOrder(pdf).forEach((ref, index) => {
		const page = pdf.getObject(ref);
		if (page instanceof PdfDict) reader.readPage(page, index + 1);
	});
	return reader.used;
}

class Reader {
	readonly #pdf: PDF;
	readonly #seen = new Set<PdfDict>();
	readonly used: UsedText;
	#page = 0;

	constructor(pdf: PDF, fonts: readonly PdfDict[]) {
		this.#pdf = pdf;
		this.used = { strings: new Map(fonts.map((font) => [font, new Set()])), pages: new Map(), isComplete: true };
	}

	readPage(page: PdfDict, number: number): void {
		this.#page = number;
		const resources = inheritedResources(this.#pdf, page);
		if (!resources) return;
		const contents = page.get("Contents", this.#resolve);
		const streams = contents instanceof PdfArray ? contents.toArray() : [contents];
		this.#readContent(streams, resources);
		this.#readResources(resources);
	}

	readonly #resolve = (ref: PdfRef) => this.#pdf.getObject(ref);

	#readContent(items: readonly (PdfObject | undefined)[], resources: PdfDict): void {
		const fonts = this.#fontsOf(resources);
		if (fonts.size === 0) return;
		for (const { font, bytes } of shownText(this.#decode(items))) {
			const dict = font === null ? undefined : fonts.get(font);
			if (font === null) this.used.isComplete = false;
			if (!dict) continue;
			this.used.strings.get(dict)?.add(bytes.toString("latin1"));
			if (!this.used.pages.has(dict)) this.used.pages.set(dict, this.#page);
		}
	}

	/** The wanted fonts by their names in the resources. */
	#fontsOf(resources: PdfDict): Map<string, PdfDict> {
		const found = new Map<string, PdfDict>();
		const fonts = resources.getDict("Font", this.#resolve);
		for (const [{ value: name }] of fonts ?? []) {
			const font = fonts?.getDict(name, this.#resolve);
			if (font && this.used.strings.has(font)) found.set(name, font);
		}
		return found;
	}

	#decode(items: readonly (PdfObject | undefined)[]): Buffer {
		const parts = items.flatMap((item) => {
			const stream = item?.type === "ref" ? this.#pdf.getObject(item) : item;
			return stream instanceof PdfStream ? [this.#decodeStream(stream), Buffer.from("\n")] : [];
		});
		return Buffer.concat(parts);
	}

	#decodeStream(stream: PdfStream): Buffer {
		try {
			return decodeContent(this.#pdf, stream, MAX_CONTENT_BYTES) ?? Buffer.from(stream.getDecodedData());
		} catch {
			this.used.isComplete = false;
			return Buffer.alloc(0);
		}
	}

	/** What is painted or set by name: forms, patterns, Type 3 fonts and the groups of soft masks. */
	#readResources(resources: PdfDict): void {
		if (this.#seen.has(resources)) return;
		this.#seen.add(resources);
		for (const key of ["XObject", "Pattern"]) {
			for (const stream of this.#entries(resources, key)) this.#readStream(stream, resources);
		}
		for (const font of this.#entries(resources, "Font")) {
			const own = font.getDict("Resources", this.#resolve) ?? resources;
			for (const glyph of this.#entries(font, "CharProcs")) this.#readStream(glyph, own);
		}
		for (const state of this.#entries(resources, "ExtGState")) {
			if (state.has("Font")) this.used.isComplete = false;
			const group = state.getDict("SMask", this.#resolve)?.get("G", this.#resolve);
			if (group instanceof PdfStream) this.#readStream(group, resources);
		}
	}

	#readStream(stream: PdfDict, inherited: PdfDict): void {
		if (!(stream instanceof PdfStream) || stream.getName("Subtype", this.#resolve)?.value === "Image") return;
		const own = stream.getDict("Resources", this.#resolve);
		if (own && this.#seen.has(stream)) return;
		this.#seen.add(stream);
		this.#readContent([stream], own ?? inherited);
		if (own) this.#readResources(own);
	}

	#entries(dict: PdfDict, key: string): PdfDict[] {
		const values = dict.getDict(key, this.#resolve);
		return [...(values ?? [])].flatMap(([name]) => {
			const value = values?.get(name.value, this.#resolve);
			return value instanceof PdfDict ? [value] : [];
		});
	}
}
