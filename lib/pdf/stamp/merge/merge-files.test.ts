import { PDF, PdfDict } from "@libpdf/core";
import { describe, expect, it } from "vitest";
import { corpusFile } from "#lib/pdf/seal/testing/corpus.ts";
import { qpdfComplaints } from "#lib/pdf/seal/testing/judges.ts";
import { drawWatermark } from "../draw-watermark.ts";
import { pageBox } from "../page-box.ts";
import { look, readText } from "../testing/stamped.ts";
import { mergeFiles } from "./merge-files.ts";

/** Two pages with a link from the second to the first. */
async function linkedPdf(name: string): Promise<PDF> {
	const pdf = PDF.create();
	const page = pdf.addPage({ size: "a4" });
	const second = pdf.addPage({ size: "a4" });
	page.drawText(`Page of ${name}`, { x: 50, y: 600, size: 12 });
	second.addLinkAnnotation({
		rect: { x: 10, y: 10, width: 50, height: 20 },
		destination: { page: page.ref, type: "Fit" },
	});
	return PDF.load(await pdf.save());
}

describe("several files in one", () => {
	it("brings all pages in order, with boxes and turns of their own", async () => {
		const names = ["plain", "rotate-inherited-neg90", "cropbox-offset", "shared-contents", "same-page-twice"];
		const files = await Promise.all(names.map(async (name) => ({ pdf: await PDF.load(corpusFile(name)) })));
		const merged = mergeFiles(files);
		const bytes = await merged.save();
		expect(qpdfComplaints(bytes)).toBe("");
		const again = await PDF.load(bytes);
		expect(again.getPageCount()).toBe(7);
		const sizes = again
			.getPages()
			.map((page) => pageBox(again, page))
			.map((box) => [box.widthPx, box.rotation]);
		expect(sizes.slice(0, 3)).toEqual([
			[816, 0],
			[1056, 270],
			[500 / 0.75, 0],
		]);
	});

	it("brings links along, to the pages they come with", async () => {
		const merged = mergeFiles([{ pdf: await linkedPdf("First") }, { pdf: await linkedPdf("Second") }]);
		const bytes = await merged.save();
		expect(qpdfComplaints(bytes)).toBe("");
		const again = await PDF.load(bytes);
		expect(readText(bytes, 1)).toContain("Page of First");
		expect(readText(bytes, 3)).toContain("Page of Second");
		expect(pageReferences(again, 3)).toContain(again.getPage(2)?.ref.toString());
	});

	it("pages do not take turn or crop from the file they come into", async () => {
		const names = ["rotate-inherited-neg90", "plain"];
		const merged = mergeFiles(
			await Promise.all(names.map(async (name) => ({ pdf: await PDF.load(corpusFile(name)) }))),
		);
		const again = await PDF.load(await merged.save());
		expect(again.getPages().map((page) => pageBox(again, page).rotation)).toEqual([270, 0]);
	});

	it("does not bring a page twice", async () => {
		const merged = mergeFiles([{ pdf: await linkedPdf("A") }, { pdf: await linkedPdf("B") }]);
		const text = Buffer.from(await merged.save({ compressStreams: false })).toString("latin1");
		expect(text.match(/\/Type ?\/Page\b/g)).toHaveLength(4);
	});

	it("one file stays what it is; none is an error", async () => {
		const pdf = await PDF.load(corpusFile("plain"));
		expect(mergeFiles([{ pdf }])).toBe(pdf);
		expect(() => mergeFiles([])).toThrow(RangeError);
	});
});

function pageReferences(pdf: PDF, index: number): string[] {
	const annotations =
		pdf
			.getPage(index)
			?.dict.getArray("Annots", (ref) => pdf.getObject(ref))
			?.toArray() ?? [];
	return annotations.map((item) => {
		const resolved = item.type === "ref" ? pdf.getObject(item) : item;
		const destination =
			resolved instanceof PdfDict ? resolved.getArray("Dest", (ref) => pdf.getObject(ref)) : undefined;
		return String(destination?.at(0));
	});
}

describe("the watermark", () => {
	it.each(["plain", "rotate90", "cropbox-offset", "ctm-unbalanced", "bb-libpdf"])(
		"%s: crosses the page",
		async (name) => {
			const pdf = await PDF.load(corpusFile(name));
			const [page] = pdf.getPages();
			if (!page) throw new Error("no page");
			const geometry = pageBox(pdf, page);
			const middle = { x: geometry.widthPx / 2 - 60, y: geometry.heightPx / 2 - 60, width: 120, height: 120 };
			const before = (await look(await pdf.save(), geometry)).inkIn(middle);
			drawWatermark(pdf, "NOT COMPLETE", name === "bb-libpdf" ? "annotation" : "page");
			const bytes = await pdf.save();
			expect((await look(bytes, geometry)).inkIn(middle)).toBeGreaterThan(before + 500);
		},
	);
});
