import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import type { PageGeometry } from "#lib/fields/field-types.ts";
import { type Drawing, drawnByPdfium, inkIn as inkInDrawing } from "#lib/pdf/seal/testing/page-drawings.ts";
import { look, onDisk, type Picture, readText } from "#lib/pdf/stamp/testing/stamped.ts";
import { utf16Hex } from "#lib/pdf/stamp/utf16-hex.ts";
import { takeInPdf } from "../take-in-pdf.ts";
import { onePage, stream } from "../testing/write-pdf.ts";

const FONT = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>";
const LOOK = "/Type/XObject/Subtype/Form/BBox[0 0 140 18]/Resources<</Font<</Helv 4 0 R>>>>";
const text = (value: string) => `<${utf16Hex(value)}>`;
/** Two columns of fields on a page of 300 × 1,200 points. */
const [HEIGHT, ROW, COLUMN] = [1_200, 28, 145];
const place = (index: number) => ({ x: 5 + (index % 2) * COLUMN, y: HEIGHT - 28 - Math.floor(index / 2) * ROW });

/** A page of fields; each is the entries of its widget, with `#n` for the number of a further object. */
function form(fields: readonly string[], more: readonly string[] = [], entries = ""): Buffer {
	const first = 5 + fields.length;
	const widgets = fields.map((field, index) => {
		const { x, y } = place(index);
		const own = field.replace(/#(\d)/g, (_, number) => `${first + Number(number)} 0 R`);
		const rect = own.includes("/Rect") ? "" : `/Rect[${x} ${y} ${x + 140} ${y + 18}]`;
		const name = own.includes("/T(") || own.includes("/Parent") ? "" : `/T(f${index})`;
		return `<</Type/Annot/Subtype/Widget/F 4${rect}${name}${own}>>`;
	});
	const refs = fields.map((_, index) => `${index + 5} 0 R`).join(" ");
	return onePage({
		catalog: `/AcroForm<</Fields[${refs}]/DA(/Helv 11 Tf 0 g)/DR<</Font<</Helv 4 0 R>>>>${entries}>>`,
		page: `/Annots[${refs}]`,
		others: [FONT, ...widgets, ...more],
	});
}

function tall(bytes: Buffer): Buffer {
	const plain = bytes.toString("latin1").replace("/MediaBox[0 0 300 200]", "/MediaBox[0 0 300 1200]");
	return Buffer.from(plain, "latin1");
}

const PAGE: PageGeometry = { widthPx: 400, heightPx: 1_600, rotation: 0, box: [0, 0, 300, 1_200], userUnit: 1 };

async function workingOf(bytes: Buffer): Promise<Buffer> {
	const { working } = await takeInPdf(tall(bytes), "form.pdf");
	return working ?? Buffer.of();
}

/** As pixels of a page, a field or a share of its width from `from` to `to`. */
function part(index: number, from = 0, to = 1) {
	const { x, y } = place(index);
	const [left, top] = [(x + 140 * from) / 0.75, (HEIGHT - y - 18) / 0.75];
	return { x: Math.ceil(left), y: Math.ceil(top), width: Math.floor((140 * (to - from)) / 0.75), height: 24 };
}

const packed = (value: string) => value.normalize("NFKC").replace(/\s/g, "");

const TX = "/FT/Tx";
const MULTILINE = 1 << 12;
const PASSWORD = 1 << 13;
const COMBO = 1 << 17;
const COMB = 1 << 24;
const LONG = "The tenant pays the rent of 1,250 € on the first working day of each month, without deduction.";

/** What a field says, and what of it must be on the page. */
const VALUES: [what: string, entries: string, shown: string][] = [
	...(
		[
			["Polish", "Zażółć gęślą jaźń"],
			["Turkish", "İstanbul Ğğ Şş"],
			["Czech", "Příliš žluťoučký kůň"],
			["Cyrillic", "Иванов Пётр"],
			["Greek", "Τιμή 900"],
			["Japanese and Chinese", "山田太郎 租赁合同"],
			["Korean", "김철수"],
			["Hebrew", "שלום עולם"],
			["Arabic", "محمد"],
			["Vietnamese", "Nguyễn Thị Phương"],
			["Thai", "สัญญาเช่า"],
			["Devanagari", "अनुबंध"],
			["a letter beyond U+FFFF", "𠮷野家"],
			["Latin", "Müller € – “ok”"],
		] as const
	).map(([what, value]): [string, string, string] => [`in ${what}`, `${TX}/V${text(value)}`, value]),
	["of several lines", `${TX}/Ff ${MULTILINE}/V${text("Łódź\rKraków")}`, "ŁódźKraków"],
	["that is longer than its field", `${TX}/V${text(LONG)}`, LONG],
	["that is longer than its field of several lines", `${TX}/Ff ${MULTILINE}/V${text(LONG)}`, LONG],
	["in cells", `${TX}/Ff ${COMB}/MaxLen 13/V${text("ŁÓDŹKRAJ")}`, "ŁÓDŹKRAJ"],
	["longer than its cells", `${TX}/Ff ${COMB}/MaxLen 3/V${text("ŁÓDŹ")}`, "ŁÓDŹ"],
	["whose size follows the field", `${TX}/DA(/Helv 0 Tf 0 g)/V(Ada Lovelace)`, "Ada Lovelace"],
	["in a font that the form does not have", `${TX}/DA(/Calibri,Bold 9 Tf 0 0 1 rg)/V(Ada)`, "Ada"],
	["without a default appearance that says anything", `${TX}/DA()/V(Ada)`, "Ada"],
	["that its parent has", "/Parent #0", "Łódź"],
	["in a stream", `${TX}/V #1`, "Ada of the stream"],
	["in UTF-8", `${TX}/V(\\357\\273\\277\\305\\201)`, "Ł"],
	["that only rich text has", `${TX}/RV(<body><p>Ada &amp; <b>Bob</b></p></body>)`, "Ada & Bob"],
	["chosen from a menu", `/FT/Ch/Ff ${COMBO}/Opt[[(pl)${text("Łódź")}][(cz)(Brno)]]/V(pl)`, "Łódź"],
	["chosen from a list", `/FT/Ch/Opt[(Ada)${text("Złoty")}(Bob)(Cyd)]/V[${text("Złoty")}(Cyd)]/TI 1`, "ZłotyCyd"],
	["on a button", `/FT/Btn/Ff 65536/MK<</CA${text("Wyślij")}>>`, "Wyślij"],
	["that is turned", `${TX}/MK<</R 180>>/V(upside)`, "upside"],
	["in a look without letters", `${TX}/AP<</N #2>>/V(Framed)`, "Framed"],
	["that a look shows in part", `${TX}/AP<</N #3>>/V${text("Zażółć")}`, "Zażółć"],
	["that another value is shown for", `${TX}/AP<</N #3>>/V(Bert)`, "Bert"],
	["in letters that its look takes for a missing glyph", `${TX}/AP<</N #4>>/V(Ada)`, "Ada"],
];

const MORE = [
	`<<${TX}/T(parent)/V${text("Łódź")}/DA(/Helv 10 Tf)>>`,
	stream("", "Ada of the stream"),
	stream(LOOK, "1 0 0 rg 0 0 140 18 re f"),
	stream(LOOK, "/Tx BMC BT /Helv 9 Tf 2 4 Td (Za) Tj ET EMC"),
	stream(
		LOOK.replace("/Helv 4 0 R", "/Helv<</Type/Font/Subtype/Type0/Encoding/Identity-H>>"),
		"/Helv 9 Tf <000000000000> Tj",
	),
];

describe("the value of a form field without a look of it", () => {
	let page: { text: string; poppler: Picture; pdfium: Drawing };
	beforeAll(async () => {
		const fields = VALUES.map(([, entries]) => entries);
		const working = await workingOf(form(fields, MORE, "/NeedAppearances true"));
		page = {
			text: packed(readText(working)),
			poppler: await look(working, PAGE),
			pdfium: await drawnByPdfium(working),
		};
	});

	it.each(VALUES)("%s is printed, in every reader", (what, _entries, shown) => {
		const index = VALUES.findIndex(([each]) => each === what);
		expect(page.text).toContain(packed(shown));
		const { x, y, width, height } = part(index);
		expect(page.poppler.inkIn({ x, y, width, height })).toBeGreaterThan(10);
		const share = { x: x / 400, y: y / 1_600, width: width / 400, height: height / 1_600 };
		expect(inkInDrawing(page.pdfium, share)).toBeGreaterThan(5);
	});

	it("keeps the frame that its look draws", () => {
		const index = VALUES.findIndex(([what]) => what === "in a look without letters");
		const { x, y, width } = part(index);
		expect(page.poppler.at(x + width - 4, y + 12)).toBe("#ff0000");
	});

	it("stands in its field from top to bottom", () => {
		const between = { x: 0, width: 400, height: 8 };
		const rows = Array.from({ length: Math.ceil(VALUES.length / 2) }, (_, row) => part(row * 2).y + 25);
		expect(rows.map((y) => page.poppler.inkIn({ ...between, y }))).toEqual(rows.map(() => 0));
	});
});

describe("a field", () => {
	const STATES = (states: string) =>
		`<</${states
			.split(" ")
			.map((state) => `${state} #0`)
			.join("/")}>>`;
	const red = stream(LOOK, "1 0 0 rg 0 0 140 18 re f");

	it.each([
		["aligned to the left", `${TX}/Q 0/V(Ada)`, [true, false, false]],
		["centred", `${TX}/Q 1/V(Ada)`, [false, true, false]],
		["aligned to the right", `${TX}/Q 2/V(Ada)`, [false, false, true]],
		["written from the right", `${TX}/V${text("שלום")}`, [false, false, true]],
		["of cells", `${TX}/Ff ${COMB}/MaxLen 3/V(III)`, [true, true, true]],
		["ticked by its value alone", `/FT/Btn/V/Yes/AP<</N${STATES("Yes Off")}>>`, [true, true, true]],
		["ticked by its value alone, not in that state", `/FT/Btn/V/Yes/AP<</N${STATES("No")}>>`, [false, false, false]],
		["ticked, without a look for it", "/FT/Btn/V/Yes/AS/Yes", [false, true, false]],
		["ticked, with looks for other states", `/FT/Btn/V/Yes/AS/Yes/AP<</N${STATES("Off")}>>`, [false, true, false]],
		["chosen among radio buttons", `/FT/Btn/Ff ${1 << 15}/AS/a/MK<</CA(l)>>`, [false, true, false]],
		["not ticked", "/FT/Btn/AS/Off", [false, false, false]],
		["hidden", `${TX}/V(Ada)/F 2`, [false, false, false]],
		["of a signature that is not there yet", "/FT/Sig", [false, false, false]],
	])("%s has ink where it should", async (_, entries, thirds) => {
		const drawn = await look(await workingOf(form([entries], [red])), PAGE);
		const ink = [0, 1, 2].map((third) => drawn.inkIn(part(0, third / 3, (third + 1) / 3)) > 3);
		expect(ink).toEqual(thirds);
	});

	it("with a password shows its length and not its letters", async () => {
		const working = await workingOf(form([`${TX}/Ff ${PASSWORD}/V(secret)`]));
		expect(readText(working).trim()).toBe("••••••");
		expect(working.includes("secret")).toBe(false);
	});

	it("has its background and border in a look that is written", async () => {
		const drawn = await look(await workingOf(form([`${TX}/V(A)/MK<</BG[1 1 0]/BC[0 0 1]>>/BS<</W 2>>`])), PAGE);
		const { x, y, width } = part(0);
		expect([drawn.at(x + width - 8, y + 12), drawn.at(x + 90, y)]).toEqual(["#ffff00", "#0000ff"]);
	});

	it.each([
		["alone", "/TP 1", "middle", "-"],
		["stretched", "/TP 1/IF<</S/A>>", "left middle right", "-"],
		["at the left, as large as it is", "/TP 1/IF<</SW/N/A[0 0]>>", "left", "-"],
		["only where it is too large", "/TP 1/IF<</SW/B/A[1 0]>>", "right", "-"],
		["above a caption", "/TP 2/IF<</S/A>>", "left middle right", "Go"],
		["below a caption", "/TP 3/IF<</S/A>>", "left middle right", "Go"],
		["left of a caption", "/TP 4/IF<</S/A>>", "left middle", "Go"],
		["right of a caption", "/TP 5/IF<</S/A>>", "middle right", "Go"],
		["under a caption", "/TP 6/IF<</S/A>>", "left middle right", "Go"],
		["that is not to be shown", "/TP 0", "", "Go"],
	])("that is a button has its icon %s", async (_, about, places, caption) => {
		const icon = stream("/BBox[0 0 24 14]", "1 0 0 rg 0 0 24 14 re f");
		const button = `/FT/Btn/Ff 65536/DA(/Helv 8 Tf 0 g)/MK<</I #0/CA(Go)${about}>>`;
		const working = await workingOf(form([button], [icon]));
		const drawn = await look(working, PAGE);
		const { x, y, width } = part(0);
		const isRed = (at: number) => [6, 12, 18].some((down) => drawn.at(x + at, y + down) === "#ff0000");
		const sides = { left: 6, middle: Math.round(width / 2) - 12, right: width - 6 };
		const found = Object.entries(sides).filter(([, at]) => isRed(at));
		expect(found.map(([side]) => side).join(" ")).toBe(places);
		expect(readText(working).trim() || "-").toBe(caption);
	});

	it("turned by a quarter has its text from bottom to top", async () => {
		const upright = `${TX}/Rect[5 1000 25 1100]/MK<</R 90>>/DA(/Helv 12 Tf 0 g)/V(Turned by 90)`;
		const drawn = await look(await workingOf(form([upright])), PAGE);
		const box = { x: 7, width: 26, height: 66 };
		expect(drawn.inkIn({ ...box, y: 200 })).toBeGreaterThan(20);
		expect(drawn.inkIn({ ...box, y: 134 + 30, height: 30 })).toBeLessThan(200);
		expect(drawn.inkIn({ x: 34, y: 130, width: 60, height: 140 })).toBe(0);
	});
});

describe("a stored look that shows its field’s value stays, whatever NeedAppearances says", () => {
	const path = fileURLToPath(new URL("../testing/stored-field-look.pdf", import.meta.url));
	/** The form that it paints within is the object behind it. */
	const fonts = "/Font<</Helv 4 0 R/Odd<</Type/Font/Subtype/Type0/Encoding/Identity-H>>>>/XObject<</Inner 7 0 R>>";
	const painted = (content: string) =>
		stream(LOOK.replace("/Font<</Helv 4 0 R>>", fonts), `1 0 0 rg 0 0 140 18 re f 0 g ${content}`);
	const show = (letters: string) => `BT /Helv 9 Tf 2 5 Td ${letters} Tj ET`;

	it("in a font of its own", async () => {
		const { working } = await takeInPdf(readFileSync(path), "form.pdf");
		expect(readText(working ?? Buffer.of())).toContain("Цена 900 Łódź Τιμή");
		const fonts = execFileSync("pdffonts", [onDisk(working ?? Buffer.of())], { encoding: "utf8" });
		expect(fonts).toContain("DejaVuSerif-Bold");
	});

	it.each([
		["as it is", `${TX}/V(Ada)`, show("(Ada)"), true],
		["with other blanks", `${TX}/Ff ${MULTILINE}/V(Ada\\rLovelace)`, `${show("(Ada )")} ${show("(Lovelace)")}`, true],
		["with a script for its format", `${TX}/V(1250)/AA<</F<</S/JavaScript/JS(x)>>>>`, show("($ 1,250.00)"), true],
		["for a password", `${TX}/Ff ${PASSWORD}/V(secret)`, show("(******)"), true],
		["among the options of a list", "/FT/Ch/Opt[(Ada)(Bob)]/V(Bob)", `${show("(Ada)")} ${show("(Bob)")}`, true],
		["for a value that is empty", `${TX}/V()`, show("(Name)"), true],
		["in a font that does not say its letters", `${TX}/V(Ada)`, "BT /Odd 9 Tf 2 5 Td <000100020001> Tj ET", true],
		["as outlines", `${TX}/V(Ada)`, "1 1 m 3 9 l 5 1 l f 6 1 m 8 9 l 9 1 l f 10 1 m 12 9 l 14 1 l f", true],
		["in a form within it", `${TX}/V(Ada)`, "q /Inner Do Q", true],
		["but not with letters missing", `${TX}/V(Ada)`, show("(A a)"), false],
		["but not with another value", `${TX}/V(Ada)`, show("(Bob)"), false],
		["but not with more than the value", `${TX}/V(100)`, show("(100000)"), false],
	])("%s", async (_, entries, content, isKept) => {
		const inner = stream(LOOK, show("(Ada)"));
		const bytes = form([`${entries}/AP<</N #0>>`], [painted(content), inner], "/NeedAppearances true");
		const drawn = await look(await workingOf(bytes), PAGE);
		expect(drawn.at(part(0).x + 180, part(0).y + 12)).toBe(isKept ? "#ff0000" : "#ffffff");
	});
});

it("keeps a look that paints more than anyone reads", async () => {
	const levels = Array.from({ length: 6 }, (_, level) =>
		stream(
			`/Type/XObject/Subtype/Form/BBox[0 0 140 18]/Resources<</XObject<</X ${Math.min(11, 7 + level)} 0 R>>>>`,
			level === 5 ? "1 0 0 rg 0 0 140 18 re f" : "/X Do ".repeat(60),
		),
	);
	const startedAt = performance.now();
	await workingOf(form([`${TX}/V(Ada)/AP<</N #0>>`], levels));
	expect(performance.now() - startedAt).toBeLessThan(5_000);
});

it("refuses a value in letters that no font has, by the name of its field", async () => {
	const bytes = form([`${TX}/T(owner)/V${text("Ada \u{f8ff}\u{13800}")}`]);
	await expect(takeInPdf(bytes, "form.pdf")).rejects.toMatchObject({
		message: `The form field owner in “form.pdf” has characters that can’t be printed: \u{f8ff} \u{13800}. Change its value, or print the file to a new PDF and upload that.`,
		said: { key: "fileFieldLetters" },
	});
});
