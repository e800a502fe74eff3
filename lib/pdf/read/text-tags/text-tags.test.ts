import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { corpusFile } from "#lib/pdf/seal/testing/corpus.ts";
import { qpdfComplaints } from "#lib/pdf/seal/testing/judges.ts";
import { signedBefore } from "#lib/pdf/seal/testing/signed-before.ts";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";
import { takeInPdf } from "../take-in-pdf.ts";
import { drawFirstPage } from "../testing/draw-first-page.ts";
import { onePage, stream, writePdf } from "../testing/write-pdf.ts";

const folder = makeTestDir("tags");

async function takeIn(bytes: Uint8Array) {
	const taken = await takeInPdf(Buffer.from(bytes), "file.pdf", { withTextTags: true });
	const file = path.join(folder, "working.pdf");
	await writeFile(file, taken.working ?? "");
	const text = execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
	const tags = taken.textTags.map((tag) => ({ ...tag, bounds: Object.values(tag.bounds).map(Math.round) }));
	return { ...taken, tags, file, text };
}

const FONT = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>";

/** A page of 300 × 200 points with Helvetica as /F, object 5. */
function pageWith(content: string, page = ""): Buffer {
	const resources = "/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R";
	return onePage({ page: `${resources} ${page}`, others: [stream("", content), FONT] });
}

describe("text tags of the corpus: split, kerned, moved, turned, white and wrapped", () => {
	const EXPECTED = [
		{ text: "{{text|1|*|Name|Id1}}", page: 1, bounds: [148, 108, 144, 19] },
		{ text: "{{sign|1|* |Sig|s1}}", page: 1, bounds: [96, 161, 127, 19] },
		{ text: "{{@def1}}", page: 1, bounds: [96, 214, 66, 19] },
		{ text: "{{check|2||Rot|c1}}", page: 1, bounds: [652, 526, 19, 130] },
		{ text: "{{date|1|*|Hidden white|d1}}", page: 1, bounds: [96, 275, 97, 9] },
		{ text: "{{text|1|*|Very long name that wraps to the next line|Id2}}", page: 1, bounds: [96, 321, 272, 37] },
	];

	it("are found where they stand, and gone from page and picture; other braces stay", async () => {
		const { tags, text, file } = await takeIn(corpusFile("text-tags"));
		expect(tags).toMatchObject(EXPECTED);
		expect(
			text
				.split("\n")
				.filter((line) => line.trim() !== "")
				.map((line) => line.trim()),
		).toEqual(["Name:", "pre {{a}} mid {{b}} post"]);
		expect(qpdfComplaints(await readFile(file))).toBe("");
		const imagePath = await drawFirstPage(file, folder);
		const ink = async (left: number, top: number, width: number, height: number) => {
			const scale = 960 / 816;
			const area = { left, top, width, height };
			const box = Object.fromEntries(Object.entries(area).map(([key, px]) => [key, Math.round(px * scale)]));
			const pixels = await sharp(imagePath)
				.extract(box as typeof area)
				.greyscale()
				.raw()
				.toBuffer();
			return Math.min(...pixels);
		};
		expect(await ink(148, 108, 144, 19)).toBe(255);
		expect(await ink(652, 526, 19, 130)).toBe(255);
		expect(await ink(96, 108, 50, 19)).toBeLessThan(128);
	});

	it("are found on a page that is turned and cropped, whatever way their lines run", async () => {
		const { tags, text, pages } = await takeIn(corpusFile("text-tags-crop-rot"));
		expect(tags.map((tag) => tag.text).toSorted()).toEqual(EXPECTED.map((tag) => tag.text).toSorted());
		expect(text).not.toMatch(/\{\{(?!a|b)/);
		const turned = tags.find((tag) => tag.text.includes("check"));
		// Printed from below to above on a page that is turned to the right: it reads from the left.
		expect(turned?.bounds.slice(2)).toEqual([130, 19]);
		expect(pages[0]?.rotation).toBe(90);
	});
});

describe("a tag's place", () => {
	it.each([
		[0, [40, 172, 64, 19]],
		[90, [76, 40, 19, 64]],
		[180, [296, 76, 64, 19]],
		[270, [172, 296, 19, 64]],
	])("on a page turned by %d is where it is displayed", async (rotation, bounds) => {
		const content = "BT /F 12 Tf 30 60 Td ({{sign|1}}) Tj ET";
		const { tags } = await takeIn(pageWith(content, `/Rotate ${rotation}`));
		const [found] = tags;
		expect(found?.text).toBe("{{sign|1}}");
		expect(found?.bounds).toEqual(bounds);
	});

	it("counts the crop box and the unit of the page", async () => {
		const content = "BT /F 12 Tf 30 60 Td ({{sign|1}}) Tj ET";
		const plain = (await takeIn(pageWith(content))).textTags[0]?.bounds;
		const { textTags } = await takeIn(pageWith(content, "/CropBox[10 20 300 200]/UserUnit 2"));
		const scaled = textTags[0]?.bounds;
		expect(scaled?.x).toBeCloseTo(2 * ((plain?.x ?? 0) - 10 / 0.75), 1);
		expect(scaled?.width).toBeCloseTo(2 * (plain?.width ?? 0), 1);
	});
});

describe("what is a tag", () => {
	it.each([
		["split over three texts", "({{si) Tj (gn|1) Tj (|*}}) Tj", ["{{sign|1|*}}"]],
		["kerned until it seems to have blanks", "[({)-400({si)-500(gn|1}})] TJ", ["{{si gn|1}}"]],
		["two on one line", "({{sign|1}} and {{init|2}}) Tj", ["{{sign|1}}", "{{init|2}}"]],
		["in an unfinished one", "({{sign {{init|2}} x) Tj", ["{{init|2}}"]],
		["of a template, not ours", "({{customer.name}} {{x|upper}} {{}}) Tj", []],
		["meant as one, wrong type", "({{sgn|1|*}}) Tj", ["{{sgn|1|*}}"]],
		["wrapped between its parts", "({{sign|) Tj 0 -14 Td (1}}) Tj", ["{{sign| 1}}"]],
	])("%s", async (_case, shown, texts) => {
		const { tags, text } = await takeIn(pageWith(`BT /F 10 Tf 30 100 Td ${shown} ET`));
		expect(tags.map((tag) => tag.text)).toEqual(texts);
		for (const found of texts) expect(text.replace(/\s/g, "")).not.toContain(found.replace(/\s/g, ""));
	});

	it("each in its own column where lines of two columns take turns", async () => {
		const columns = [
			"BT /F 10 Tf 20 100 Td ({{text|1|*|Left) Tj 140 0 Td ({{text|1|*|Right) Tj",
			"-140 -12 Td (side|left}}) Tj 140 0 Td (side|right}}) Tj ET",
		];
		const { tags, text } = await takeIn(pageWith(columns.join(" ")));
		expect(tags.map((tag) => tag.text)).toEqual(["{{text|1|*|Left side|left}}", "{{text|1|*|Right side|right}}"]);
		expect(text.trim()).toBe("");
		// Both lines of each, and nothing of the other.
		expect(tags.map(({ bounds: [x = 0, , width = 0] }) => x + width < 210 || x > 210)).toEqual([true, true]);
		expect(tags.every(({ bounds }) => (bounds[3] ?? 0) > 28)).toBe(true);
	});

	it("wrapped in running text covers one line, where its field hides no other words", async () => {
		const content = "BT /F 10 Tf 20 100 Td (Signed by {{text|1|*|Your full) Tj 0 -12 Td (name|n1}} on this day) Tj ET";
		const { tags, text } = await takeIn(pageWith(content));
		expect(text.replace(/\s+/g, " ").trim()).toBe("Signed by on this day");
		const [{ bounds: [x = 0, , , height = 0] = [] } = {}] = tags;
		expect([x > 80, height < 20]).toEqual([true, true]);
	});

	it("in a note is found, and gone from its look", async () => {
		const look = "/Type/XObject/Subtype/Form/BBox[0 0 200 20]/Resources<</Font<</F 5 0 R>>>>";
		const note = "<</Type/Annot/Subtype/FreeText/Rect[30 60 230 80]/F 4/AP<</N 7 0 R>>/Contents(x)/DA(/F 10 Tf)>>";
		const { tags, text } = await takeIn(
			onePage({
				page: "/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R/Annots[6 0 R]",
				others: [
					stream("", "BT /F 10 Tf 30 120 Td (Name) Tj ET"),
					FONT,
					note,
					stream(look, "BT /F 10 Tf 2 5 Td ({{sign|1}} here) Tj ET"),
				],
			}),
		);
		expect(tags.map((tag) => tag.text)).toEqual(["{{sign|1}}"]);
		expect(text.replace(/\s+/g, " ").trim()).toBe("Name here");
	});

	it("in a note without a look is found, and gone from it", async () => {
		const note = (rect: string, contents: string) =>
			`<</Type/Annot/Subtype/FreeText/Rect[${rect}]/F 4/Contents(${contents})/DA(/Helv 10 Tf 0 g)>>`;
		const { tags, text } = await takeIn(
			onePage({
				page: "/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R/Annots[6 0 R 7 0 R]",
				others: [
					stream("", "BT /F 10 Tf 30 120 Td (Name) Tj ET"),
					FONT,
					note("30 60 230 80", "{{sign|1}} here"),
					note("30 20 230 40", "no tag"),
				],
			}),
		);
		expect(tags.map((tag) => tag.text)).toEqual(["{{sign|1}}"]);
		expect(text.replace(/\s+/g, " ").trim()).toBe("Name here no tag");
	});

	it.each([
		["({{sign|1|*|Name) Tj", { text: "{{sign|1|*|Name", page: 1 }],
		["({{sign|1|* {{init|2}}) Tj", { text: "{{sign|1|*", page: 1 }],
		["({{customer.name {{ x) Tj", null],
	])("%s that is not closed is reported", async (shown, unclosed) => {
		const taken = await takeIn(pageWith(`BT /F 10 Tf 30 100 Td ${shown} ET`));
		expect(taken.unclosedTag).toEqual(unclosed);
	});

	it("lines that only seem to follow each other make no tag", async () => {
		const upwards = "BT /F 10 Tf 30 100 Td ({{sign|) Tj 0 40 Td (1}}) Tj ET";
		expect((await takeIn(pageWith(upwards))).tags).toEqual([]);
	});

	it("none is looked for, and no page changed, unless it is asked for", async () => {
		const { textTags, working } = await takeInPdf(Buffer.from(corpusFile("text-tags")), "file.pdf");
		expect(textTags).toEqual([]);
		await writeFile(path.join(folder, "as-is.pdf"), working ?? "");
		expect(execFileSync("pdftotext", [path.join(folder, "as-is.pdf"), "-"], { encoding: "utf8" })).toContain(
			"{{@def1}}",
		);
	});
});

describe("taking tags out", () => {
	/** Shading, inline picture, clip, pattern, form, layer, transparency, Type 3 font and outlined text beside a tag. */
	const EVERYTHING = onePage({
		catalog: "/OCProperties<</OCGs[12 0 R]/D<<>>>>",
		page: "/Contents 4 0 R/Resources<</Font<</F 5 0 R/T 10 0 R>>/Shading<</S 6 0 R>>/Pattern<</P 7 0 R>>/XObject<</X 8 0 R>>/ExtGState<</G 9 0 R>>/Properties<</L 12 0 R>>>>",
		others: [
			stream(
				"",
				[
					"q 10 120 60 60 re W n /S sh Q",
					"q 40 0 0 40 80 130 cm BI /W 2 /H 2 /CS /RGB /BPC 8 /F /AHx ID FF000000FF000000FFFFFF00> EI Q",
					"q 150 120 m 210 120 l 180 180 l h W n 1 0 0 rg 150 120 100 100 re f Q",
					"/Pattern cs /P scn 220 130 40 40 re f",
					"0 g q 1 0 0 1 10 60 cm /X Do Q",
					"/OC /L BDC 0 0 1 rg 100 60 40 40 re f EMC",
					"q /G gs 0 1 0 rg 150 70 40 30 re f Q",
					"BT /F 12 Tf 10 20 Td (Name {{sign|1|*|Sig|s1}}) Tj ET",
					"BT /T 12 Tf 200 60 Td (a) Tj ET",
					"BT 2 Tr 1 0 0 RG /F 20 Tf 220 80 Td (St) Tj ET",
				].join("\n"),
			),
			FONT,
			"<</ShadingType 2/ColorSpace/DeviceRGB/Coords[10 120 70 180]/Function<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>/Extend[true true]>>",
			stream(
				"/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 10 10]/XStep 10/YStep 10/Resources<<>>",
				"1 0 1 rg 0 0 5 5 re f",
			),
			stream(
				"/Type/XObject/Subtype/Form/BBox[0 0 90 45]/Resources<</Font<</F 5 0 R>>>>",
				"0 1 1 rg 0 0 30 30 re f BT 0 g /F 10 Tf 0 32 Td (in {{@x}}) Tj ET",
			),
			"<</Type/ExtGState/ca 0.3/BM/Multiply>>",
			"<</Type/Font/Subtype/Type3/FontBBox[0 0 750 750]/FontMatrix[0.001 0 0 0.001 0 0]/CharProcs<</a 11 0 R>>/Encoding<</Type/Encoding/Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[1000]>>",
			stream("", "1000 0 0 0 750 750 d1 0 0 750 750 re f"),
			"<</Type/OCG/Name(layer)>>",
		],
	});

	async function picture(file: string): Promise<Buffer> {
		execFileSync("pdftoppm", ["-r", "96", "-png", "-singlefile", file, file]);
		return readFile(`${file}.png`);
	}

	it("changes nothing else on the page, and reaches into form XObjects", async () => {
		const { tags, text, file } = await takeIn(EVERYTHING);
		expect(tags.map((tag) => tag.text)).toEqual(["{{@x}}", "{{sign|1|*|Sig|s1}}"]);
		expect(text.replace(/\s+/g, " ").trim()).toBe("in St a Name");
		const before = path.join(folder, "before.pdf");
		await writeFile(before, EVERYTHING);
		// The reader draws Helvetica with a font of the machine's, whose braces may reach a little further.
		const covers = tags.map(({ bounds: [left = 0, top = 0, width = 0, height = 0] }) => ({
			input: { create: { width: width + 8, height: height + 8, channels: 3 as const, background: "#fff" } },
			left: left - 4,
			top: top - 4,
		}));
		const [first, second] = await Promise.all(
			[before, file].map(async (each) =>
				sharp(await picture(each))
					.composite(covers)
					.raw()
					.toBuffer(),
			),
		);
		const apart = Array.from(first ?? [], (value, index) => Math.abs(value - (second?.[index] ?? 0)));
		// Rounded coefficients may shade an edge differently; what is gone or moved would differ by far more.
		expect(apart.filter((difference) => difference > 48)).toEqual([]);
	});

	it("from pages that share their content leaves both readable", async () => {
		const page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 5 0 R/Resources<</Font<</F 6 0 R>>>>>>";
		const { tags, text } = await takeIn(
			writePdf([
				"<</Type/Catalog/Pages 2 0 R>>",
				"<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>",
				page,
				page,
				stream("", "BT /F 12 Tf 30 100 Td (Page {{init|1}} text) Tj ET"),
				FONT,
			]),
		);
		expect(tags.map((tag) => tag.page)).toEqual([1, 2]);
		expect(
			text
				.split("\f")
				.slice(0, 2)
				.map((each) => each.replace(/\s+/g, " ").trim()),
		).toEqual(["Page text", "Page text"]);
	});

	it("is refused on a signed upload, whose pages must not change", async () => {
		const { working } = await takeInPdf(Buffer.from(corpusFile("text-tags")), "file.pdf");
		expect(working).not.toBeNull();
		await expect(takeIn(await signedBefore(corpusFile("text-tags")))).rejects.toThrow(
			/“file.pdf” is already signed, so the tag \{\{text\|1\|\*\|Name\|Id1\}\} can’t be removed from its pages/,
		);
	});
});
