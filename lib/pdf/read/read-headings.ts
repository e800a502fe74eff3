import type { Pdfium } from "./pdfium.ts";

/** A heading of a tagged document: its level, and which of the page's it is. */
export type HeadingPlace = { level: number; element: number };

/** Structures of strangers: no larger than somebody's software makes them. */
const MAX_DEPTH = 60;
const MAX_ELEMENTS = 20_000;
const MAX_TYPE_BYTES = 64;

/** Standard types (PDF 2.0 clause 14.8.4); the plain H says no level. */
function levelOf(type: string): number {
	if (type === "Title" || type === "H") return 1;
	const level = /^H([1-9])$/.exec(type)?.[1];
	return Math.min(6, Number(level ?? 0));
}

/**
 * The headings of a loaded page by the marked content that they are made of; none of a document without tags.
 *
 * @param page FPDF_PAGE
 */
export function readHeadings(pdfium: Pdfium, page: number): ReadonlyMap<number, HeadingPlace> {
	const { api } = pdfium;
	const found = new Map<number, HeadingPlace>();
	const tree = api.FPDF_StructTree_GetForPage(page);
	if (tree === 0) return found;
	const buffer = pdfium.malloc(MAX_TYPE_BYTES);
	let seen = 0;

	function typeOf(element: number): string {
		// With the zero at its end, two bytes a character.
		const length = api.FPDF_StructElement_GetType(element, buffer, MAX_TYPE_BYTES);
		if (length < 2 || length > MAX_TYPE_BYTES) return "";
		return Buffer.from(pdfium.heap().slice(buffer, buffer + length - 2)).toString("utf16le");
	}

	function visit(element: number, above: HeadingPlace | null, depth: number): void {
		seen += 1;
		if (element === 0 || depth > MAX_DEPTH || seen > MAX_ELEMENTS) return;
		const level = levelOf(typeOf(element));
		const heading = level > 0 ? { level, element: seen } : above;
		const ids = heading ? api.FPDF_StructElement_GetMarkedContentIdCount(element) : 0;
		for (let index = 0; heading && index < ids; index += 1) {
			found.set(api.FPDF_StructElement_GetMarkedContentIdAtIndex(element, index), heading);
		}
		const children = api.FPDF_StructElement_CountChildren(element);
		for (let index = 0; index < children; index += 1) {
			visit(api.FPDF_StructElement_GetChildAtIndex(element, index), heading, depth + 1);
		}
	}

	try {
		const roots = api.FPDF_StructTree_CountChildren(tree);
		for (let index = 0; index < roots; index += 1) {
			visit(api.FPDF_StructTree_GetChildAtIndex(tree, index), null, 0);
		}
		found.delete(-1);
		return found;
	} finally {
		pdfium.free(buffer);
		api.FPDF_StructTree_Close(tree);
	}
}
