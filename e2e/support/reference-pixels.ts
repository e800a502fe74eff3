import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { loadPdfium, type Pdfium } from "#lib/pdf/read/pdfium.ts";

/** fpdfview.h */
const BGRX = 3;
const ANNOTATIONS_AND_RGB_ORDER = 0x01 | 0x10;

/** A page by its PDF and its number in it, 1-based. */
export type PageOf = { pdf: Uint8Array; page: number };

type Reference = Awaited<ReturnType<typeof openReference>>;

/**
 * Draws pages by PDFium straight from a PDF, with nothing of ours but the calls: red, green, blue and a fourth
 * byte for each pixel.
 */
export async function openReference() {
	const pdfium = await loadPdfium();
	const open = new Map<Uint8Array, ReturnType<typeof openDocument>>();
	const documentOf = (pdf: Uint8Array) => {
		const document = open.get(pdf) ?? openDocument(pdfium, pdf);
		open.set(pdf, document);
		return document;
	};
	return {
		pageCount: (pdf: Uint8Array): number => pdfium.api.FPDF_GetPageCount(documentOf(pdf).handle),
		draw: ({ pdf, page }: PageOf, widthPx: number, heightPx: number): Buffer =>
			draw(pdfium, documentOf(pdf), page, widthPx, heightPx),
	};
}

function openDocument(pdfium: Pdfium, pdf: Uint8Array) {
	const { api } = pdfium;
	const address = pdfium.malloc(pdf.byteLength);
	pdfium.heap().set(pdf, address);
	const handle = api.FPDF_LoadMemDocument(address, pdf.byteLength, "");
	const info = api.FPDF_GetFormType(handle) === 0 ? 0 : api.PDFiumExt_OpenFormFillInfo();
	const form = info === 0 ? 0 : api.PDFiumExt_InitFormFillEnvironment(handle, info);
	if (form !== 0) api.FPDF_SetFormFieldHighlightAlpha(form, 0);
	return { handle, form };
}

function draw(
	{ api, heap }: Pdfium,
	{ handle, form }: ReturnType<typeof openDocument>,
	page: number,
	widthPx: number,
	heightPx: number,
): Buffer {
	const loaded = api.FPDF_LoadPage(handle, page - 1);
	if (form !== 0) api.FORM_OnAfterLoadPage(loaded, form);
	const bitmap = api.FPDFBitmap_CreateEx(widthPx, heightPx, BGRX, 0, 0);
	api.FPDFBitmap_FillRect(bitmap, 0, 0, widthPx, heightPx, 0xffffffff);
	const place = [0, 0, widthPx, heightPx, 0, ANNOTATIONS_AND_RGB_ORDER] as const;
	api.FPDF_RenderPageBitmap(bitmap, loaded, ...place);
	if (form !== 0) api.FPDF_FFLDraw(form, bitmap, loaded, ...place);
	const at = api.FPDFBitmap_GetBuffer(bitmap);
	const pixels = Buffer.from(heap().subarray(at, at + widthPx * heightPx * 4));
	// The fourth byte, which says nothing, as canvases have it.
	const words = new Uint32Array(pixels.buffer, pixels.byteOffset, widthPx * heightPx);
	for (let index = 0; index < words.length; index += 1) words[index] = (words[index] ?? 0) | 0xff000000;
	api.FPDFBitmap_Destroy(bitmap);
	api.FPDF_ClosePage(loaded);
	return pixels;
}

/** Gives a browser the pixels of pages, by their number across `pages`: `/<number>?w=<width>&h=<height>`. */
export async function serveReference(reference: Reference, pages: readonly PageOf[]) {
	const server = createServer((request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
		const of = pages[Number(pathname.slice(1)) - 1];
		const pixels = of && reference.draw(of, Number(searchParams.get("w")), Number(searchParams.get("h")));
		response.writeHead(pixels ? 200 : 404, { "access-control-allow-origin": "*" }).end(pixels);
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const { port } = server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
