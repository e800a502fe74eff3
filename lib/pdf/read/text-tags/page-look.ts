import type { PageBox } from "../page-geometry.ts";
import type { Pdfium } from "../pdfium.ts";

const FORMAT_BGRX = 3;
const WHITE = 0xffffffff;
const LONGER_SIDE_PX = 800;
/** Pixels around a box that belong to it. */
const MARGIN_PX = 2;
/** Levels of one channel: letters that move by a hair shade their edges, what is gone differs by more. */
const SEEN_DIFFERENCE = 96;
/** As many pixels as a full stop has may differ. */
const TOLERATED_PIXELS = 12;

/** 32-bit pixels, row by row. */
export type PageLook = { pixels: Uint32Array; widthPx: number };

/**
 * Draws a loaded page, small and without annotations, and whitens the boxes (user space), so that what
 * is around them can be compared.
 *
 * @param page FPDF_PAGE
 */
export function lookAround({ api, heap, malloc, free }: Pdfium, page: number, boxes: readonly PageBox[]): PageLook {
	const [width, height] = [api.FPDF_GetPageWidthF(page), api.FPDF_GetPageHeightF(page)];
	const scale = LONGER_SIDE_PX / Math.max(width, height, 1);
	const widthPx = Math.max(1, Math.round(width * scale));
	const heightPx = Math.max(1, Math.round(height * scale));
	const bitmap = api.FPDFBitmap_CreateEx(widthPx, heightPx, FORMAT_BGRX, 0, 0);
	if (bitmap === 0) throw new RangeError("PDFium could not make a bitmap");
	const point = malloc(8);
	const toPicture = (x: number, y: number) => {
		api.FPDF_PageToDevice(page, 0, 0, widthPx, heightPx, 0, x, y, point, point + 4);
		const view = new DataView(heap().buffer, point, 8);
		return { x: view.getInt32(0, true), y: view.getInt32(4, true) };
	};
	try {
		api.FPDFBitmap_FillRect(bitmap, 0, 0, widthPx, heightPx, WHITE);
		api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, widthPx, heightPx, 0, 0);
		for (const [x0, y0, x1, y1] of boxes) {
			const [a, b] = [toPicture(x0, y0), toPicture(x1, y1)];
			const [left, top] = [Math.min(a.x, b.x) - MARGIN_PX, Math.min(a.y, b.y) - MARGIN_PX];
			const [wide, high] = [Math.abs(a.x - b.x) + 2 * MARGIN_PX, Math.abs(a.y - b.y) + 2 * MARGIN_PX];
			api.FPDFBitmap_FillRect(bitmap, left, top, wide, high, WHITE);
		}
		const pixels = new Uint32Array(heap().buffer, api.FPDFBitmap_GetBuffer(bitmap), widthPx * heightPx).slice();
		return { pixels, widthPx };
	} finally {
		api.FPDFBitmap_Destroy(bitmap);
		free(point);
	}
}

/** Whether a person would take two pictures of a page for the same: things may move by a pixel. */
export function isSameLook(one: PageLook, other: PageLook): boolean {
	if (one.widthPx !== other.widthPx || one.pixels.length !== other.pixels.length) return false;
	return countMissing(one, other) + countMissing(other, one) <= TOLERATED_PIXELS;
}

/** Pixels of a picture that the other one does not have at their place or beside it. */
function countMissing({ pixels, widthPx }: PageLook, { pixels: others }: PageLook): number {
	const around = [0, -1, 1, -widthPx, widthPx, -widthPx - 1, -widthPx + 1, widthPx - 1, widthPx + 1];
	let missing = 0;
	for (let at = 0; at < pixels.length && missing <= TOLERATED_PIXELS; at += 1) {
		const pixel = pixels[at] ?? 0;
		if (pixel !== others[at] && !around.some((step) => isNear(pixel, others[at + step] ?? WHITE))) missing += 1;
	}
	return missing;
}

function isNear(one: number, other: number): boolean {
	return [0, 8, 16].every(
		(shift) => Math.abs(((one >>> shift) & 0xff) - ((other >>> shift) & 0xff)) <= SEEN_DIFFERENCE,
	);
}
