import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PDF, PdfDict } from "@libpdf/core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { parseFieldDefinition } from "#lib/fields/parsing/parse-field-definition.ts";
import { finishedValue } from "#lib/fields/testing/finished-value.ts";
import { fieldKeyCases } from "#lib/fields/testing/key-cases.ts";
import { SIGNED_AT } from "#lib/fields/testing/type-cases.ts";
import { DEFAULT_DATE_FORMAT, DEFAULT_TIME_FORMAT, displayText } from "#lib/fields/values/format.ts";
import type { Mark } from "#lib/fields/values/mark.ts";
import { corpusFile } from "#lib/pdf/seal/testing/corpus.ts";
import { pdfsig, qpdfComplaints } from "#lib/pdf/seal/testing/judges.ts";
import type { SealField } from "#lib/pdf/tasks.ts";
import { sealField } from "./testing/seal-field.ts";
import { blankPdf, look, onDisk, readText, type Stamped, stamped } from "./testing/stamped.ts";

const context = {
	locale: "EN",
	timeZone: "UTC",
	account: { dateFormat: DEFAULT_DATE_FORMAT, timeFormat: DEFAULT_TIME_FORMAT },
};
const BOX = { x: 100, y: 100, width: 200, height: 50 };

function view({ bytes, pages }: Stamped) {
	const [geometry] = pages;
	if (!geometry) throw new Error("no page");
	return look(bytes, geometry);
}

const printed = fieldKeyCases.filter((one) => one.expectInPdf.none === undefined);

describe.each(printed)("$key on $type ($note)", ({ input, expectInPdf }) => {
	it("has its effect in the PDF", async () => {
		const parsed = parseFieldDefinition(input, "F");
		if ("errors" in parsed) throw new Error(JSON.stringify(parsed.errors));
		const { field } = parsed;
		const value = finishedValue(field, new Date(SIGNED_AT));
		const change = { ...field, value, filePage: field.page, text: displayText({ ...field, value }, context) };
		const { bytes } = await stamped(await blankPdf(field.page), [sealField(field.type, change)]);
		expect(qpdfComplaints(bytes)).toBe("");
		const text = readText(bytes, field.page).replace(/\s+/g, " ");
		if (expectInPdf.text) expect(text).toContain(expectInPdf.text);
		if (expectInPdf.absentText) expect(text).not.toContain(expectInPdf.absentText);
		const fonts = execFileSync("pdffonts", [onDisk(bytes)], { encoding: "utf8" }).toLowerCase();
		if (expectInPdf.fontName) expect(fonts).toContain(expectInPdf.fontName);
		if (expectInPdf.linkUrl) expect(Buffer.from(bytes).toString("latin1")).toContain(`(${expectInPdf.linkUrl})`);
	});
});

describe("the shapes of values", () => {
	const strokes: Extract<Mark, { kind: "draw" }>["strokes"] = [
		[
			[10, 80],
			[60, 10],
			[110, 80],
		],
	];
	it.each<[string, Partial<SealField>]>([
		["a drawn signature", { mark: { kind: "draw", width: 200, height: 100, strokes } }],
		["a typed signature", { mark: { kind: "type", text: "Zoë Ng", face: "dancing-script" } }],
		["a typed signature in another script", { mark: { kind: "type", text: "李明", face: "caveat" } }],
	])("%s fills its box and nothing beside it", async (_what, change) => {
		const page = await view(await stamped(await blankPdf(), [sealField("Signature", { bounds: BOX, ...change })]));
		expect(page.inkIn(BOX)).toBeGreaterThan(150);
		expect(page.inkIn({ x: 40, y: 40, width: 500, height: 400 })).toBe(page.inkIn(BOX));
	});

	it("a typed signature can be searched by its name", async () => {
		const mark: Mark = { kind: "type", text: "Zoë Ng", face: "great-vibes" };
		const { bytes } = await stamped(await blankPdf(), [sealField("Initial", { bounds: BOX, mark })]);
		expect(readText(bytes)).toContain("Zoë Ng");
	});

	it("a picture keeps its proportions and its transparency", async () => {
		const dot = { create: { width: 20, height: 20, channels: 4, background: "#ff0000" } } as const;
		const image = await sharp({ create: { width: 60, height: 60, channels: 4, background: "#00000000" } })
			.composite([{ input: await sharp(dot).png().toBuffer(), left: 0, top: 0 }])
			.png()
			.toBuffer();
		const fields = [
			sealField("Image", { bounds: BOX, valuePath: onDisk(image, "dot.png"), backgroundColor: "#00ff00", value: "{}" }),
		];
		const page = await view(await stamped(await blankPdf(), fields));
		// 50 px high, so 50 px wide, in the middle of 200.
		expect([page.at(180, 105), page.at(220, 140), page.at(165, 105)]).toEqual(["#ff0000", "#00ff00", "#00ff00"]);
	});

	it("a photograph stands upright as its EXIF says", async () => {
		const photo = await sharp({ create: { width: 100, height: 50, channels: 3, background: "#0000ff" } })
			.jpeg()
			.withMetadata({ orientation: 6 })
			.toBuffer();
		const field = sealField("Image", { bounds: BOX, valuePath: onDisk(photo, "photo.jpg"), value: "{}" });
		const page = await view(await stamped(await blankPdf(), [field]));
		// Upright it is 25 × 50.
		expect(page.inkIn(BOX)).toBeLessThan(26 * 51);
		expect(page.inkIn({ x: 189, y: 101, width: 22, height: 48 })).toBe(22 * 48);
	});

	it("boxes and buttons show whether they are chosen", async () => {
		const on = { x: 100, y: 100, width: 20, height: 20 };
		const off = { ...on, x: 140 };
		for (const type of ["CheckBox", "RadioButton"] as const) {
			const fields = [sealField(type, { bounds: on, value: "on" }), sealField(type, { bounds: off, value: "off" })];
			const page = await view(await stamped(await blankPdf(), fields));
			expect(page.inkIn(on)).toBeGreaterThan(page.inkIn(off) + 25);
			expect(page.inkIn(off)).toBeGreaterThan(40);
		}
	});

	it("an attachment is embedded under its name, twice the same name included", async () => {
		const path = onDisk(Buffer.from("attached bytes"), "a.txt");
		const change = { bounds: BOX, valuePath: path, valueName: "Übersicht 写.txt", valueMediaType: "text/plain" };
		const fields = [
			sealField("Attachment", change),
			sealField("Attachment", { ...change, bounds: { ...BOX, y: 300 } }),
		];
		const { bytes } = await stamped(await blankPdf(), fields);
		expect(qpdfComplaints(bytes)).toBe("");
		expect(readText(bytes)).toContain("Übersicht 写.txt");
		const file = onDisk(bytes);
		const list = execFileSync("pdfdetach", ["-list", file], { encoding: "utf8" });
		expect(list).toMatch(/2 embedded files[\s\S]*Übersicht 写 \(2\)\.txt[\s\S]*Übersicht 写\.txt/);
		execFileSync("pdfdetach", ["-save", "1", "-o", join(dirname(file), "out.txt"), file]);
		expect(readFileSync(join(dirname(file), "out.txt"), "utf8")).toBe("attached bytes");
	});
});

describe("text that does not fit", () => {
	const value = "A sentence that is far too long for the little box it was given to stand in";
	it.each(["Fixed", "AutoResizeFont"] as const)("%s: is printed whole, inside its box", async (resizeOption) => {
		const bounds = { x: 100, y: 100, width: 90, height: 24 };
		const result = await stamped(await blankPdf(), [sealField("TextBox", { bounds, value, resizeOption })]);
		expect(readText(result.bytes).replace(/\s+/g, " ")).toContain(value);
		const page = await view(result);
		expect(page.inkIn({ x: 20, y: 20, width: 700, height: 300 })).toBe(
			page.inkIn({ x: 98, y: 98, width: 94, height: 28 }),
		);
	});
});

describe("an upload that was signed before", () => {
	it("gets its values as read-only fields and keeps its signature and page content", async () => {
		const source = corpusFile("bb-libpdf");
		const fields = [
			sealField("TextBox", { id: "a.b", bounds: { ...BOX, y: 300 }, value: "Approved", backgroundColor: "#ffff00" }),
			sealField("Signature", { bounds: BOX, mark: { kind: "type", text: "Mia", face: "caveat" } }),
		];
		const result = await stamped(source, fields, { isSigned: true });
		expect(Buffer.from(result.bytes.subarray(0, source.length)).equals(Buffer.from(source))).toBe(true);
		expect(pdfsig(result.bytes).map((verdict) => verdict.isValid)).toEqual([true]);
		expect(qpdfComplaints(result.bytes)).toBe("");
		expect(readText(result.bytes)).toContain("Approved");
		const page = await view(result);
		expect(page.at(102, 302)).toBe("#ffff00");
		expect(page.inkIn(BOX)).toBeGreaterThan(100);

		const [before, after] = [await PDF.load(source), await PDF.load(result.bytes)];
		const contents = (pdf: PDF) => pdf.getPage(0)?.dict.get("Contents")?.toString();
		expect(contents(after)).toBe(contents(before));
		const form = after.getCatalog().getDict("AcroForm", (ref) => after.getObject(ref));
		const names = form?.getArray("Fields", (ref) => after.getObject(ref))?.toArray() ?? [];
		expect(names.length).toBe(3);
		const added = after.getObject(names[1] as never);
		expect(added instanceof PdfDict && added.getNumber("Ff")?.value).toBe(1);
	});
});
