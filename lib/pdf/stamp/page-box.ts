import { type PDF, type PDFPage, PdfArray, type PdfDict, PdfNumber } from "@libpdf/core";
import type { PageGeometry } from "#lib/fields/field-types.ts";
import { pageGeometry } from "#lib/fields/places/geometry.ts";

type Box = [x0: number, y0: number, x1: number, y1: number];

const MAX_TREE_DEPTH = 64;
/** What readers show when a page has no MediaBox: US Letter. */
const LETTER: Box = [0, 0, 612, 792];

/** A page's geometry as its own dictionary tells it (PDF 2.0, 7.7.3.3, 14.11.2): for pages nobody measured before. */
export function pageBox(pdf: PDF, page: Pick<PDFPage, "dict">): PageGeometry {
	const media = normal(inherited(pdf, page.dict, "MediaBox")) ?? LETTER;
	const crop = normal(inherited(pdf, page.dict, "CropBox")) ?? media;
	const visible: Box = [
		Math.max(media[0], crop[0]),
		Math.max(media[1], crop[1]),
		Math.min(media[2], crop[2]),
		Math.min(media[3], crop[3]),
	];
	const box = visible[0] < visible[2] && visible[1] < visible[3] ? visible : media;
	const rotation = inherited(pdf, page.dict, "Rotate");
	const unit = page.dict.getNumber("UserUnit", (ref) => pdf.getObject(ref))?.value ?? 1;
	return pageGeometry(box, rotation instanceof PdfNumber ? rotation.value : 0, unit > 0 ? unit : 1);

	function normal(value: unknown): Box | null {
		if (!(value instanceof PdfArray) || value.length < 4) return null;
		const numbers = [0, 1, 2, 3].map((i) => value.at(i, (ref) => pdf.getObject(ref)));
		const [a, b, c, d] = numbers.map((item) => (item instanceof PdfNumber ? item.value : Number.NaN));
		if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
		const found: Box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
		return found.every(Number.isFinite) && found[0] < found[2] && found[1] < found[3] ? found : null;
	}
}

function inherited(pdf: PDF, page: PdfDict, key: string) {
	let node: PdfDict | undefined = page;
	for (let depth = 0; node && depth < MAX_TREE_DEPTH; depth++) {
		const value = node.get(key, (ref) => pdf.getObject(ref));
		if (value) return value;
		node = node.getDict("Parent", (ref) => pdf.getObject(ref));
	}
	return undefined;
}
