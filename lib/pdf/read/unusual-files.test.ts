import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { corpusFile } from "#lib/pdf/seal/testing/corpus.ts";
import { pdfText, qpdfComplaints } from "#lib/pdf/seal/testing/judges.ts";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";
import { intake } from "./intake.ts";
import { onePage, stream, writePdf } from "./testing/write-pdf.ts";

const FONT = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";
const PAGE = {
	page: "/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R",
	others: [stream("", "BT /F 20 Tf 20 100 Td (Hello) Tj ET"), FONT],
};

/** The upload's page count and its working file. */
async function takeIn(upload: Buffer) {
	const folder = makeTestDir("unusual");
	const [sourcePath, workingPath] = [path.join(folder, "upload"), path.join(folder, "working")];
	writeFileSync(sourcePath, upload);
	const { pages, mediaType } = await intake({ sourcePath, fileName: "file.pdf", workingPath });
	return { pageCount: pages.length, mediaType, working: readFileSync(workingPath) };
}

function replaced(bytes: Buffer, from: string | RegExp, to: string): Buffer {
	return Buffer.from(bytes.toString("latin1").replace(from, to), "latin1");
}

describe("files that every reader opens", () => {
	it.each([
		["without a header", replaced(onePage(PAGE), "%PDF-1.7\n", "")],
		["with a comment in place of a header", replaced(onePage(PAGE), "%PDF-1.7", "%\xe2\xe3\xcf\xd3")],
		[
			"whose end is cut off inside a string",
			replaced(onePage(PAGE), /trailer.*$/s, "trailer\n<</Root 1 0 R/ID [<904e\xa4I("),
		],
		[
			"whose list of pages leads back into itself behind the page",
			writePdf([
				"<</Type/Catalog/Pages 2 0 R>>",
				"<</Type/Pages/Kids[3 0 R 6 0 R]/Count 2>>",
				`<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]${PAGE.page}>>`,
				...PAGE.others,
				"<</Type/Pages/Kids[7 0 R]/Count 1>>",
				"<</Type/Pages/Kids[6 0 R]/Count 1>>",
			]),
		],
	])("%s", async (_, upload) => {
		const { pageCount, mediaType, working } = await takeIn(upload);
		expect({ pageCount, mediaType }).toEqual({ pageCount: 1, mediaType: "application/pdf" });
		expect(pdfText(working)).toContain("Hello");
		expect(qpdfComplaints(working)).toBe("");
	});
});

describe("the version of a file", () => {
	/** Objects that are packed again: the working file is written by us and not by PDFium. */
	const many = onePage({
		page: "/Notes 1503 0 R",
		others: Array.from({ length: 1_500 }, (_, index) => `<</Number ${index}/Before ${index + 3} 0 R>>`),
	});

	it.each(["1.5", "1.7", "2.0"])("%s leaves as it came", async (version) => {
		const { working } = await takeIn(replaced(onePage(PAGE), "%PDF-1.7", `%PDF-${version}`));
		expect(working.toString("latin1", 0, 8)).toBe(`%PDF-${version}`);
	});

	it.each([
		["1.3", "1.5"],
		["1.7", "1.7"],
		["2.0", "2.0"],
	])("%s leaves as %s when its objects are packed", async (version, expected) => {
		const { working } = await takeIn(replaced(many, "%PDF-1.7", `%PDF-${version}`));
		expect(working.includes("/ObjStm")).toBe(true);
		expect(working.toString("latin1", 0, 8)).toBe(`%PDF-${expected}`);
		expect(qpdfComplaints(working)).toBe("");
	});
});

const NO_TREE = stream("/Type/ObjStm/N 1/First 4", "2 0 <</Type/Pages/Kin[]/Count 0>>");

it.each([
	["are compressed in an unknown way", "", NO_TREE.replace("/Type", "/Filter/BrotliDecode/Type")],
	["are nowhere", "", NO_TREE],
	// An empty list of something else is no empty list of pages.
	["are nowhere, in a file with an empty list of names", "/Names<</Dests<</Kids[]>>>>", NO_TREE],
])("pages that %s are not said to be none", async (_, catalog, objects) => {
	const upload = writePdf([`<</Type/Catalog/Pages 9 0 R${catalog}>>`, objects]);
	await expect(takeIn(upload)).rejects.toThrow(
		"“file.pdf” has unreadable pages: it is damaged or uses unusual compression. Print it to a new PDF and upload that.",
	);
});

it("pages that cannot be read in an encrypted file are said to be encrypted", async () => {
	const upload = replaced(Buffer.from(corpusFile("enc-rc4-40-emptyuser")), "/Pages 2 0 R", "/Pages 9 0 R");
	await expect(takeIn(upload)).rejects.toThrow(
		"“file.pdf” is encrypted in a way we can’t read. Save it without protection and upload it again.",
	);
});
