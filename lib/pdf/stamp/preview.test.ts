import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pageGeometry } from "#lib/fields/places/geometry.ts";
import { corpusFile } from "#lib/pdf/seal/testing/corpus.ts";
import { pdfsig, qpdfComplaints } from "#lib/pdf/seal/testing/judges.ts";
import { preview } from "./preview.ts";
import { sealField } from "./testing/seal-field.ts";
import { onDisk, readText } from "./testing/stamped.ts";

const LETTER = pageGeometry([0, 0, 612, 792], 0, 1);

function file(name: string, value: string, isSigned = false) {
	const fields = [sealField("TextBox", { bounds: { x: 300, y: 300, width: 200, height: 22 }, value })];
	return { sourcePath: onDisk(corpusFile(name)), name: `${name}.pdf`, isSigned, pages: [LETTER], fields };
}

async function run(files: ReturnType<typeof file>[]): Promise<Uint8Array> {
	const outputPath = onDisk(new Uint8Array(), "preview.pdf");
	const { path } = await preview({ files, outputPath, watermark: "NOT COMPLETE", locale: "EN" });
	return readFileSync(path);
}

describe("the preview of an unfinished document", () => {
	it("has all files with the values so far, marked on every page", async () => {
		const bytes = await run([file("plain", "First value"), file("objstm", "Second value")]);
		expect(qpdfComplaints(bytes)).toBe("");
		expect(readText(bytes, 1)).toContain("First value");
		expect(readText(bytes, 2)).toContain("Second value");
		for (const page of [1, 2]) expect(readText(bytes, page).replace(/\s/g, "")).toContain("NOTCOMPLETE");
	});

	it("leaves an earlier signature of a file that stands alone valid", async () => {
		const bytes = await run([file("bb-libpdf", "Added", true)]);
		expect(pdfsig(bytes).map((verdict) => verdict.isValid)).toEqual([true]);
		expect(readText(bytes)).toContain("Added");
	});

	it("refuses a file that cannot be read with its name", async () => {
		await expect(run([file("not-a-pdf", "x")])).rejects.toMatchObject({
			code: "UnusableFile",
			message: expect.stringContaining("not-a-pdf.pdf"),
		});
	});
});
