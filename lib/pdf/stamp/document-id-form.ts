import type { PDF, PdfRef } from "@libpdf/core";
import type { PageGeometry } from "#lib/fields/field-types.ts";
import {
	DOCUMENT_ID_BASELINE_PX,
	DOCUMENT_ID_COLOR,
	DOCUMENT_ID_SIZE_PX,
	type PrintedDocumentId,
} from "#lib/fields/places/document-id-place.ts";
import { toUserSpace } from "#lib/fields/places/geometry.ts";
import { Canvas } from "./canvas.ts";
import { textFace } from "./text-face.ts";

const PX_TO_PT = 0.75;
const STYLE = { family: "Helvetica", isBold: false, isItalic: false, direction: "ltr" } as const;

/**
 * The document’s ID as a form for each page of a file that has a place for it; pages alike share one. It is an artifact
 * (PDF 2.0, 14.8.2.2): readers that read a page aloud leave it out.
 */
export function documentIdForms(
	pdf: PDF,
	{ text, places }: PrintedDocumentId,
	pages: PageGeometry[],
): Map<number, PdfRef> {
	const forms = new Map<string, PdfRef>();
	const byPage = new Map<number, PdfRef>();
	for (const [index, place] of places.entries()) {
		const geometry = pages[index];
		if (!place || !geometry) continue;
		const { matrix, widthPt } = toUserSpace(geometry, place.bounds);
		const key = JSON.stringify([matrix, geometry.box, place.align]);
		const form = forms.get(key) ?? draw();
		forms.set(key, form);
		byPage.set(index + 1, form);

		function draw(): PdfRef {
			const face = textFace(text, STYLE);
			const size = DOCUMENT_ID_SIZE_PX * PX_TO_PT;
			const x = place?.align === "Right" ? widthPt - face.measure(text, size) : 0;
			const canvas = new Canvas(pdf).add("/Artifact <</Type /Pagination>> BDC", "q").transform(matrix);
			canvas.fillColor(DOCUMENT_ID_COLOR);
			face.draw(canvas, text, { x, y: DOCUMENT_ID_BASELINE_PX * PX_TO_PT, size, spacing: 0 });
			return canvas.add("Q", "EMC").toForm(geometry?.box ?? [0, 0, 0, 0]);
		}
	}
	return byPage;
}
