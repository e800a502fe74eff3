import { describe, expect, it } from "vitest";
import { openDocument } from "../open-document.ts";
import { loadPdfium } from "../pdfium.ts";
import { onePage, stream } from "../testing/write-pdf.ts";
import { isSameLook, lookAround, type PageLook } from "./page-look.ts";

async function look(content: string, boxes: [number, number, number, number][] = []): Promise<PageLook> {
	const pdfium = await loadPdfium();
	const document = openDocument(pdfium, onePage({ page: "/Contents 4 0 R", others: [stream("", content)] }), "");
	if (!document) throw new Error("the test's file cannot be opened");
	const page = pdfium.api.FPDF_LoadPage(document.handle, 0);
	const pixels = lookAround(pdfium, page, boxes);
	pdfium.api.FPDF_ClosePage(page);
	document.close();
	return pixels;
}

describe("two pictures of a page", () => {
	const square = "0 g 100 100 20 20 re f";

	it.each<[what: string, after: string, isSame: boolean]>([
		["unchanged", square, true],
		["moved by a third of a point", "0 g 100.3 100.3 20 20 re f", true],
		["moved by five points", "0 g 105 100 20 20 re f", false],
		["gone", "", false],
		["of another colour", "1 0 0 rg 100 100 20 20 re f", false],
	])("differ when something is %s", async (_what, after, isSame) => {
		expect(isSameLook(await look(square), await look(after))).toBe(isSame);
	});

	it("are compared around the boxes only", async () => {
		const boxes: [number, number, number, number][] = [[98, 98, 122, 122]];
		expect(isSameLook(await look(square, boxes), await look("", boxes))).toBe(true);
	});
});
