import { PdfName, PdfStream } from "@libpdf/core";
import { expect, it } from "vitest";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { openDocument } from "./open-document.ts";
import { loadPdfium } from "./pdfium.ts";
import { rewriteSaved } from "./rewrite-saved.ts";
import { saveDocument } from "./save-document.ts";
import { readSavedObjects } from "./saved-objects.ts";
import { takeInPdf } from "./take-in-pdf.ts";
import { onePage, stream } from "./testing/write-pdf.ts";

async function saved(bytes: Buffer): Promise<Buffer> {
	const pdfium = await loadPdfium();
	const document = openDocument(pdfium, bytes, "");
	if (!document) throw new Error("the file cannot be opened");
	const copy = Buffer.from(saveDocument(pdfium, document));
	document.close();
	return copy;
}

it("keeps what was not changed byte for byte, and writes what was changed, added and removed", async () => {
	const bytes = await saved(
		onePage({
			catalog: "/Old 4 0 R/Kept[(not a reference: 6 0 R \\) 7 0 R)5 0 R]",
			others: [stream("/Note(old)", "1"), stream("/Note(kept)", "2"), "(of a string)", "<</Also(gone)>>"],
		}),
	);
	const file = readSavedObjects(bytes);
	const pdf = await loadPdf(bytes);
	const catalog = pdf.getCatalog();
	catalog.delete("Old");
	catalog.set("New", pdf.register(new PdfStream([["Key", PdfName.of("A B")]], Buffer.alloc(2_000, 0x20))));
	const again = rewriteSaved(bytes, file, pdf);

	const read = readSavedObjects(again.bytes);
	const places = ({ objects }: typeof read) => objects.map(({ number, start, end }) => ({ number, start, end }));
	expect(places(again.file)).toEqual(places(read));
	expect(again.file.trailer).toBe(read.trailer.trim());
	const text = again.bytes.toString("latin1");
	expect(text).toContain("/Note(kept)");
	expect(text).not.toMatch(/Note\(old|of a string|Also/);
	const reread = await loadPdf(again.bytes);
	const added = reread.getCatalog().get("New", (ref) => reread.getObject(ref));
	expect(added instanceof PdfStream && Buffer.from(added.getDecodedData()).equals(Buffer.alloc(2_000, 0x20))).toBe(
		true,
	);
	expect((await saved(again.bytes)).includes("/New")).toBe(true);
});

/** A structure tree of `count` elements whose attributes look like actions by their key. */
function tagged(count: number): Buffer {
	const elements = Array.from(
		{ length: count },
		(_, index) => `<</Type/StructElem/S/P/P 4 0 R/K ${index}/A<</O/Layout/TextAlign/Justify>>>>`,
	);
	const kids = elements.map((_, index) => `${index + 6} 0 R`).join(" ");
	return onePage({
		catalog: "/StructTreeRoot 4 0 R",
		page: "/Annots[5 0 R]",
		others: [
			`<</Type/StructTreeRoot/K[${kids}]>>`,
			"<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/JavaScript/JS(app.alert\\(1\\))>>>>",
			...elements,
		],
	});
}

it("looks only at objects that may hold active content, and keeps a large structure tree", async () => {
	const { working } = await takeInPdf(tagged(20_000), "file.pdf");
	const text = (await saved(working ?? Buffer.of())).toString("latin1");
	expect(text).not.toContain("JavaScript");
	expect(text.match(/\/StructElem/g)).toHaveLength(20_000);
});

it("removes a reference to an action from an object whose own names say nothing", async () => {
	const { working } = await takeInPdf(
		onePage({
			catalog: "/Names<</Plain 4 0 R>>",
			others: ["<</Deep[5 0 R]>>", "<</S/Launch/F(cmd.exe)>>"],
		}),
		"file.pdf",
	);
	const pdf = await loadPdf(await saved(working ?? Buffer.of()));
	const names = pdf.getCatalog().getDict("Names", (ref) => pdf.getObject(ref));
	expect(names?.getDict("Plain", (ref) => pdf.getObject(ref))?.getArray("Deep")?.length).toBe(0);
});
