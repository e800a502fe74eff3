import type { PDFImage } from "@libpdf/core";
import type { Canvas } from "./canvas.ts";

/** Draws a picture as large as (0,0)–(widthPt, heightPt) allows, centred, proportions kept. */
export function drawImage(canvas: Canvas, image: PDFImage, box: { widthPt: number; heightPt: number }): void {
	const scale = Math.min(box.widthPt / image.width, box.heightPt / image.height);
	const width = image.width * scale;
	const height = image.height * scale;
	canvas.isolated(() => {
		canvas.transform([width, 0, 0, height, (box.widthPt - width) / 2, (box.heightPt - height) / 2]).paint(image.ref);
	});
}
