import { describe, expect, it } from "vitest";
import { corpusFile } from "#lib/pdf/seal/testing/corpus.ts";
import { qpdfComplaints } from "#lib/pdf/seal/testing/judges.ts";
import { sealField } from "./testing/seal-field.ts";
import { look, readText, stamped } from "./testing/stamped.ts";

const BOXES = [
	{ x: 40, y: 52, width: 120, height: 30, color: "#ff0000" },
	{ x: 400, y: 300, width: 61, height: 17, color: "#00aa00" },
	{ x: 240, y: 500, width: 20, height: 80, color: "#0000ff" },
];
const PAGES = [
	"plain",
	"objstm",
	"rotate90",
	"rotate180",
	"rotate270",
	"rotate450",
	"rotate-inherited-neg90",
	"cropbox-offset",
	"cropbox-offset-rotate90",
	"mediabox-reversed",
	"userunit2",
	"no-mediabox",
	"no-resources",
	"ctm-unbalanced",
	"shared-contents",
	"content-stray-gt",
	"content-stray-rbracket",
];

function boxes() {
	return BOXES.map(({ color, ...bounds }) => sealField("Label", { bounds, backgroundColor: color }));
}

function text(value: string, y: number, filePage = 1) {
	return sealField("TextBox", { bounds: { x: 300, y, width: 200, height: 22 }, value, filePage });
}

describe.each(PAGES)("a value on %s", (name) => {
	it("stands where the displayed page has its field, upright and at its size", async () => {
		const { bytes, pages } = await stamped(corpusFile(name), [...boxes(), text("Here it stands", 100)]);
		if (!name.startsWith("content-stray")) expect(qpdfComplaints(bytes)).toBe("");
		const [geometry] = pages;
		if (!geometry) throw new Error("no page");
		const page = await look(bytes, geometry);
		for (const { x, y, width, height, color } of BOXES) {
			const inside = [page.at(x + 2, y + 2), page.at(x + width - 3, y + 2), page.at(x + 2, y + height - 3)];
			expect(inside).toEqual([color, color, color]);
			const outside = [page.at(x - 4, y + 3), page.at(x + width + 4, y + 3), page.at(x + 3, y + height + 4)];
			expect(outside).not.toContain(color);
		}
		expect(readText(bytes)).toContain("Here it stands");
	});
});

describe("pages that share their parts", () => {
	it.each(["shared-contents", "same-page-twice"])("%s: a value is printed on its own page only", async (name) => {
		const fields = [text("Only on one", 100, 1), text("Only on two", 100, 2)];
		const { bytes } = await stamped(corpusFile(name), fields);
		expect(qpdfComplaints(bytes)).toBe("");
		expect(readText(bytes, 1)).toContain("Only on one");
		expect(readText(bytes, 1)).not.toContain("Only on two");
		expect(readText(bytes, 2)).toContain("Only on two");
		expect(readText(bytes, 2)).not.toContain("Only on one");
	});

	it("a field on a page that does not exist is an error, not a silent loss", async () => {
		await expect(stamped(corpusFile("plain"), [text("Nowhere", 100, 9)])).rejects.toThrow(RangeError);
	});
});
