import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { PageText, TextLine, TextPart } from "#lib/contract/page-text.ts";
import { sealField } from "#lib/pdf/stamp/testing/seal-field.ts";
import { blankPdf, look, onDisk, stamped } from "#lib/pdf/stamp/testing/stamped.ts";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";
import { intake } from "./intake.ts";
import { readText } from "./read-text.ts";
import { onePage, stream } from "./testing/write-pdf.ts";

const CORPUS = path.join(import.meta.dirname, "../../testing/corpus");
const SAMPLE = path.join(import.meta.dirname, "../../../public/sample.pdf");

async function linesOf(sourcePath: string, firstPage = 1, lastPage = firstPage): Promise<TextLine[]> {
	const pages = await pagesOf(sourcePath, firstPage, lastPage);
	return pages.flatMap(({ lines }) => lines);
}

async function pagesOf(sourcePath: string, firstPage = 1, lastPage = firstPage): Promise<PageText[]> {
	const outputPath = path.join(makeTestDir("text"), "text.json");
	await readText({ sourcePath, outputPath, firstPage, lastPage });
	const { pages } = JSON.parse(readFileSync(outputPath, "utf8")) as TextPart;
	expect(pages).toHaveLength(lastPage - firstPage + 1);
	return pages;
}

describe("words stand where they are seen", () => {
	it.each([
		["plain", 0],
		["rotate90", 90],
		["rotate180", 180],
		["rotate270", 270],
		["cropbox-offset", 0],
		["cropbox-offset-rotate90", 90],
		["mediabox-reversed", 0],
	])("%s", async (name, turn) => {
		const file = path.join(CORPUS, `${name}.pdf`);
		const lines = await linesOf(file);
		expect(lines.map((line) => line.turn)).toEqual(lines.map(() => turn));
		expect(lines.map((line) => line.text).join(" ")).toContain("Original page content");
		const { pages } = await intake({ sourcePath: file, fileName: name, workingPath: `${makeTestDir("text")}/working` });
		const [geometry] = pages;
		if (!geometry) throw new Error("no page");
		const picture = await look(readFileSync(file), geometry);
		const px = (units: number) => (units / 10_000) * geometry.widthPx;
		const inside = lines.map(({ x, y, width, height }) => ({
			x: px(x),
			y: px(y),
			width: px(width),
			height: px(height),
		}));
		for (const box of inside) expect(picture.inkIn(box)).toBeGreaterThan(1_000);
	});
});

it("a tagged document says its headings", async () => {
	const lines = await linesOf(SAMPLE);
	expect(lines.filter((line) => line.level > 0).map(({ text, level }) => [level, text])).toEqual([
		[1, "Sample agreement"],
		[2, "1. Parties"],
		[2, "2. Work"],
		...lines
			.filter((line) => line.level === 2)
			.slice(2)
			.map(({ text }) => [2, text]),
	]);
	expect(lines.find((line) => line.text.startsWith("This agreement"))?.level).toBe(0);
});

it("words that run from right to left come in the order in which they are spoken", async () => {
	const value = "عقد إيجار";
	const field = sealField("TextBox", { value, bounds: { x: 80, y: 80, width: 300, height: 30 } });
	const { bytes } = await stamped(await blankPdf(), [field]);
	const [line] = await linesOf(onDisk(bytes));
	expect(line?.text.normalize("NFKC").replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")).toBe(value);
});

it("two columns are two lines, and the words of one are not", async () => {
	const content = "BT /F 12 Tf 20 100 Td (Left side) Tj 150 0 Td (Right side) Tj ET";
	const font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";
	const page = { page: "/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R", others: [stream("", content), font] };
	const lines = await linesOf(onDisk(onePage(page)));
	expect(lines.map((line) => line.text)).toEqual(["Left side", "Right side"]);
});

it("letters beyond U+FFFF are whole", async () => {
	const value = "𠮷野家 𝒥";
	const codes = Array.from(value, (char, index) => {
		const unicode = Buffer.from(char, "utf16le").swap16().toString("hex");
		return `<${(index + 65).toString(16)}> <${unicode}>`;
	});
	const map = `1 begincodespacerange <00> <ff> endcodespacerange ${codes.length} beginbfchar ${codes.join(" ")} endbfchar`;
	const font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>";
	const page = "/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R";
	const others = [stream("", "BT /F 12 Tf 20 100 Td (ABCDE) Tj ET"), font, stream("", map)];
	const mapped = await linesOf(onDisk(onePage({ page, others })));
	expect(mapped.map(({ text }) => text)).toEqual([value]);
});

it("a hyphen is one, whatever a font calls it, and ends its line", async () => {
	const font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>";
	const content = "BT /F 12 Tf 20 100 Td (a\\255b agree\\255) Tj 0 -14 Td (ment) Tj ET";
	const page = { page: "/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R", others: [stream("", content), font] };
	const lines = await linesOf(onDisk(onePage(page)));
	expect(lines.map((line) => line.text)).toEqual(["a-b agree-", "ment"]);
});

it.each([
	["of a form field", "/Subtype/Widget/FT/Tx/T(a)/V(Shown)"],
	["of a signature", "/Subtype/Widget/FT/Sig/T(a)"],
	["of free text", "/Subtype/FreeText"],
])("words in the look %s stand where they are seen", async (_, entries) => {
	const look = "BT /F 12 Tf 2 4 Td (Shown) Tj ET";
	const lines = await linesOf(
		onDisk(
			onePage({
				page: "/Annots[4 0 R]",
				catalog: "/AcroForm<</Fields[4 0 R]>>",
				others: [
					`<</Type/Annot/F 4/Rect[150 100 250 120]${entries}/AP<</N 5 0 R>>>>`,
					stream("/Type/XObject/Subtype/Form/BBox[0 0 100 20]/Resources<</Font<</F 6 0 R>>>>", look),
					"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
				],
			}),
		),
	);
	expect(lines).toMatchObject([{ text: "Shown" }]);
	expect(lines[0]?.x).toBeCloseTo((152 / 300) * 10_000, -2);
});

it("what a hidden form field holds is not among the words", async () => {
	const look = stream(
		"/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</Font<</F 6 0 R>>>>",
		"BT /F 9 Tf (x) Tj ET",
	);
	const font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";
	const widget = "<</Type/Annot/Subtype/Widget/FT/Tx/F 2/Rect[0 0 9 9]/AP<</N 5 0 R>>>>";
	expect(await linesOf(onDisk(onePage({ page: "/Annots[4 0 R]", others: [widget, look, font] })))).toEqual([]);
});

it.each([
	["its language", "/Lang(fr-CA)", "fr-CA"],
	["no language", "", null],
	["what is no language", "/Lang(<b> French)", null],
])("a document says %s", async (_, catalog, language) => {
	expect(await pagesOf(onDisk(onePage({ catalog })))).toEqual([{ lines: [], language }]);
});

it("a page without words has none", async () => {
	expect(await linesOf(onDisk(await blankPdf()))).toEqual([]);
});

it("a page that is made of words strewn about has no more lines than somebody's memory can hold", async () => {
	const shown = Array.from(
		{ length: 5_000 },
		(_, index) => `1 0 0 1 ${5 + 10 * (index % 29)} ${190 - Math.floor(index / 29)} Tm (a) Tj`,
	);
	const font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";
	const upload = onePage({
		page: "/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R",
		others: [stream("", `BT /F 1 Tf ${shown.join("\n")} ET`), font],
	});
	const file = path.join(makeTestDir("text"), "strewn.pdf");
	writeFileSync(file, upload);
	expect(await linesOf(file)).toHaveLength(4_000);
});
