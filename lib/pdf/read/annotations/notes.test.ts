import { beforeAll, describe, expect, it } from "vitest";
import type { PageGeometry } from "#lib/fields/field-types.ts";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { reachableObjects } from "#lib/pdf/library/reachable-objects.ts";
import { type Drawing, drawnByPdfium, inkIn } from "#lib/pdf/seal/testing/page-drawings.ts";
import { look, type Picture, readText } from "#lib/pdf/stamp/testing/stamped.ts";
import { utf16Hex } from "#lib/pdf/stamp/utf16-hex.ts";
import { takeInPdf } from "../take-in-pdf.ts";
import { onePage, stream } from "../testing/write-pdf.ts";

const text = (value: string) => `<${utf16Hex(value)}>`;
/** Each note in a square of its own, on a page of 300 × 200 points. */
const SIDE = 40;
const place = (index: number) => ({ x: 5 + (index % 7) * SIDE, y: 155 - Math.floor(index / 7) * SIDE });
const PAGE: PageGeometry = { widthPx: 400, heightPx: 800 / 3, rotation: 0, box: [0, 0, 300, 200], userUnit: 1 };
const LOOK = "/Type/XObject/Subtype/Form/BBox[0 0 34 34]";

/** Coordinates within `[…]` are of the note's own square of 34 points. */
function note(entries: string, index: number): string {
	const { x, y } = place(index);
	const moved = entries.replace(/\{([\d ]+)\}/g, (_, list: string) =>
		list
			.split(" ")
			.map((value, at) => Number(value) + (at % 2 === 0 ? x : y))
			.join(" "),
	);
	return `<</Type/Annot/F 4/Rect[${x} ${y} ${x + 34} ${y + 34}]${moved}>>`;
}

function notes(list: readonly string[], more: readonly string[] = []): Buffer {
	const refs = list.map((_, index) => `${index + 4} 0 R`).join(" ");
	return onePage({ page: `/Annots[${refs}]`, others: [...list.map(note), ...more] });
}

const FREE = "/Subtype/FreeText/DA(/Helv 9 Tf 0 g)";

/** What an annotation says of itself, and the words of it on the page. */
const NOTES: [what: string, entries: string, words: string][] = [
	["free text in Polish", `${FREE}/Contents${text("Łódź ść")}`, "Łódź ść"],
	["free text in Chinese", `${FREE}/Contents${text("九百元")}`, "九百元"],
	["free text in Arabic", `${FREE}/Contents${text("السعر")}`, "السعر"],
	["free text that is rich", `${FREE}/RC(<body><p>Rich <i>one</i></p></body>)`, "Rich one"],
	["free text without a font", "/Subtype/FreeText/Contents(Plain)", "Plain"],
	["free text in a style", "/Subtype/FreeText/DS(font: bold 8pt Times; color:#0000FF)/Contents(Styled)", "Styled"],
	["a callout", `${FREE}/IT/FreeTextCallout/CL[{1 1 10 10 17 17}]/LE/OpenArrow/RD[0 14 0 0]/Contents(Call)`, "Call"],
	["a stamp", "/Subtype/Stamp/Name/SBConfidential", "CONFIDENTIAL"],
	["a stamp without a name", "/Subtype/Stamp", "DRAFT"],
	["a line", "/Subtype/Line/L[{2 2 32 32}]/LE[/Circle/ClosedArrow]/IC[1 0 0]", ""],
	["a measured line", `/Subtype/Line/L[{2 6 32 6}]/LL 10/LLE 3/Cap true/Contents${text("Ł 5 m")}`, "Ł 5 m"],
	["ink", "/Subtype/Ink/InkList[[{2 2 20 30 32 2}]]/BS<</W 2>>", ""],
	["a dot of ink", "/Subtype/Ink/InkList[[{17 17}]]/BS<</W 8>>", ""],
	["a square", "/Subtype/Square/C[0 0 0]/IC[1 0.75 0.2]/BS<</W 2/S/D/D[3 2]>>", ""],
	["a circle", "/Subtype/Circle/C[0 0 0]", ""],
	["a polygon", "/Subtype/Polygon/Vertices[{2 2 32 2 17 32}]/IC[0 0 1]", ""],
	["a square with a cloudy border", "/Subtype/Square/BE<</S/C/I 1>>/RD[4 4 4 4]", ""],
	["a circle with a cloudy border", "/Subtype/Circle/C[0 0 0]/BE<</S/C/I 1>>", ""],
	["a polygon with a cloudy border", "/Subtype/Polygon/Vertices[{6 6 28 6 17 26}]/BE<</S/C/I 1>>", ""],
	["free text with a cloudy border", `${FREE}/BE<</S/C/I 1>>/Contents(Cloud)`, "Cloud"],
	["a polyline", "/Subtype/PolyLine/Vertices[{2 2 32 2 17 32}]/LE[/Diamond/Butt]", ""],
	["a highlight", "/Subtype/Highlight/C[0 0 0.5]/QuadPoints[{2 30 30 30 2 4 30 4}]", ""],
	["an underline", "/Subtype/Underline/C[0 0 0]/QuadPoints[{2 30 30 30 2 4 30 4}]", ""],
	["a strikeout", "/Subtype/StrikeOut/C[0 0 0]/QuadPoints[{2 30 30 30 2 4 30 4}]", ""],
	["a squiggly line", "/Subtype/Squiggly/C[0 0 0]/QuadPoints[{2 30 30 30 2 4 30 4}]", ""],
	["a caret", "/Subtype/Caret/C[0 0 0]", ""],
	["a mark for redaction", "/Subtype/Redact/QuadPoints[{2 30 30 30 2 4 30 4}]/C[0 0 0]", ""],
	["the sign of a note", "/Subtype/Text/Contents(Secret)", ""],
	["a link with a border", "/Subtype/Link/Border[0 0 2]/A<</S/URI/URI(https://example.com)>>", ""],
];

describe("an annotation without a look", () => {
	let page: { text: string; poppler: Picture; pdfium: Drawing };
	beforeAll(async () => {
		const { working } = await takeInPdf(notes(NOTES.map(([, entries]) => entries)), "notes.pdf");
		const bytes = working ?? Buffer.of();
		page = {
			text: readText(bytes).replace(/\s/g, ""),
			poppler: await look(bytes, PAGE),
			pdfium: await drawnByPdfium(bytes),
		};
	});

	it.each(NOTES)("%s is part of the page, in every reader", (what, _entries, words) => {
		const { x, y } = place(NOTES.findIndex(([each]) => each === what));
		const box = { x: Math.ceil(x / 0.75), y: Math.ceil((200 - y - 34) / 0.75), width: 45, height: 45 };
		expect(page.text).toContain(words.replace(/\s/g, ""));
		expect(page.poppler.inkIn(box)).toBeGreaterThan(15);
		const share = { x: box.x / 400, y: (box.y * 3) / 800, width: box.width / 400, height: (box.height * 3) / 800 };
		expect(inkIn(page.pdfium, share)).toBeGreaterThan(5);
	});

	it("does not print what only stands in its window", () => {
		expect(page.text).not.toContain("Secret");
	});
});

it.each([
	["a link whose border has no width", "/Subtype/Link/Border[0 0 0]/A<</S/URI/URI(https://example.com)>>"],
	["a shape without a colour", "/Subtype/Square/C[]"],
	["a line without points", "/Subtype/Line"],
	["a popup", "/Subtype/Popup/Open true/Contents(x)"],
	["hidden free text", `${FREE}/F 2/Contents(x)`],
])("%s leaves no ink", async (_, entries) => {
	const { working } = await takeInPdf(notes([entries]), "notes.pdf");
	expect((await look(working ?? Buffer.of(), PAGE)).inkIn({ x: 0, y: 0, width: 400, height: 266 })).toBe(0);
});

it("keeps the look that free text brings, whatever its words are", async () => {
	const red = stream(LOOK, "1 0 0 rg 0 0 34 34 re f");
	const { working } = await takeInPdf(notes([`${FREE}/Contents(Other words)/AP<</N 5 0 R>>`], [red]), "notes.pdf");
	const drawn = await look(working ?? Buffer.of(), PAGE);
	expect([drawn.at(20, 30), drawn.at(45, 50)]).toEqual(["#ff0000", "#ff0000"]);
});

const CLOUD = "/C[1 0 0]/IC[1 0 0]/BE<</S/C/I 2>>";

it.each([
	["a square", `/Subtype/Square/RD[9 9 9 9]${CLOUD}`, true],
	["a square that leaves no room for it", `/Subtype/Square${CLOUD}`, true],
	["a square without intensity", `/Subtype/Square/RD[9 9 9 9]${CLOUD.replace("/I 2", "")}`, false],
	["a circle", `/Subtype/Circle/RD[9 9 9 9]${CLOUD}`, true],
	["a polygon", `/Subtype/Polygon/Vertices[{9 9 9 25 25 25 25 9}]${CLOUD}`, true],
	["a polygon with a plain border", "/Subtype/Polygon/Vertices[{9 9 9 25 25 25 25 9}]/IC[1 0 0]", false],
	["free text", `${FREE}/RD[9 9 9 9]${CLOUD}`, true],
])("the cloudy border of %s reaches beyond its sides", async (_, entries, isBeyond) => {
	const drawn = await look((await takeInPdf(notes([entries]), "notes.pdf")).working ?? Buffer.of(), PAGE);
	const { x, y } = place(0);
	const at = (dx: number, dy: number) => drawn.at(Math.round((x + dx) / 0.75), Math.round((200 - y - dy) / 0.75));
	expect(at(17, 17)).toBe("#ff0000");
	const sides = [at(17, 5), at(17, 29), at(5, 17), at(29, 17)];
	expect(sides).toEqual(sides.map(() => (isBeyond ? "#ff0000" : "#ffffff")));
});

it("a shape stays upright on a turned page when it says so", async () => {
	const others = ["<</Type/Annot/Subtype/Square/F 20/Rect[100 100 140 120]/IC[1 0 0]>>"];
	const bytes = onePage({ page: "/Rotate 90/Annots[4 0 R]", others });
	const page = await drawnByPdfium((await takeInPdf(bytes, "notes.pdf")).working ?? Buffer.of());
	// The page is seen with its 200 points across and its 300 down; the square’s upper left corner stays.
	expect(inkIn(page, { x: 125 / 200, y: 105 / 300, width: 30 / 200, height: 10 / 300 })).toBeGreaterThan(200);
	expect(inkIn(page, { x: 102 / 200, y: 102 / 300, width: 16 / 200, height: 36 / 300 })).toBe(0);
});

it("thousands of links with borders are painted without an object for each", async () => {
	const list = Array.from({ length: 2_000 }, () => "/Subtype/Link/A<</S/URI/URI(https://example.com)>>");
	const { working } = await takeInPdf(notes(list), "links.pdf");
	const objects = reachableObjects(await loadPdf(working ?? Buffer.of()));
	expect(objects.length).toBeGreaterThan(list.length);
	expect(objects.length).toBeLessThan(list.length + 20);
});

it("a highlight leaves the words below it readable", async () => {
	const content = stream("", "0 g 5 155 34 34 re f");
	const bytes = onePage({
		page: "/Annots[5 0 R]/Contents 4 0 R",
		others: [content, note("/Subtype/Highlight/C[1 1 0]/QuadPoints[{0 34 60 34 0 0 60 0}]", 0)],
	});
	const drawn = await look((await takeInPdf(bytes, "notes.pdf")).working ?? Buffer.of(), PAGE);
	expect([drawn.at(20, 30), drawn.at(70, 30)]).toEqual(["#000000", "#ffff00"]);
});

it("refuses a note in letters that no font has, by its page", async () => {
	await expect(takeInPdf(notes([`${FREE}/Contents${text("\u{f8ff}")}`]), "notes.pdf")).rejects.toThrow(
		"A note on page 1 of “notes.pdf” has characters that can’t be printed: \u{f8ff}. Change the note, or print the file to a new PDF and upload that.",
	);
});
