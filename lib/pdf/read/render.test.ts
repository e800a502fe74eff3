import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";
import { takeInPdf } from "./take-in-pdf.ts";
import { drawFirstPage } from "./testing/draw-first-page.ts";
import { onePage, stream } from "./testing/write-pdf.ts";

const folder = makeTestDir("render");

/** Takes an upload in, draws its page, and tells the red, green and blue at a place given in parts of its size. */
async function draw(upload: Buffer) {
	const { working } = await takeInPdf(upload, "file.pdf");
	const workingPath = path.join(folder, "working.pdf");
	await writeFile(workingPath, working ?? "");
	const { data, info } = await sharp(await drawFirstPage(workingPath, folder))
		.raw()
		.toBuffer({ resolveWithObject: true });
	return (x: number, y: number): number[] => {
		const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
		return [...data.subarray(at, at + 3)];
	};
}

describe("the picture of a page", () => {
	it("shows page content and the look of form fields", async () => {
		const colorAt = await draw(
			onePage({
				catalog: "/AcroForm<</Fields[5 0 R]>>",
				page: "/Contents 4 0 R/Annots[5 0 R]",
				others: [
					stream("", "1 0 0 rg 0 0 150 100 re f"),
					"<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/F 4/Rect[150 100 300 200]/AP<</N 6 0 R>>>>",
					stream("/Type/XObject/Subtype/Form/BBox[0 0 150 100]", "0 0 1 rg 0 0 150 100 re f"),
				],
			}),
		);
		expect(colorAt(0.25, 0.75)).toEqual([255, 0, 0]);
		expect(colorAt(0.75, 0.25)).toEqual([0, 0, 255]);
		expect(colorAt(0.25, 0.25)).toEqual([255, 255, 255]);
	});

	it("is turned like the page", async () => {
		const colorAt = await draw(
			onePage({ page: "/Rotate 90/Contents 4 0 R", others: [stream("", "1 0 0 rg 0 0 150 100 re f")] }),
		);
		expect(colorAt(0.25, 0.25)).toEqual([255, 0, 0]);
		expect(colorAt(0.75, 0.75)).toEqual([255, 255, 255]);
	});
});
