import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import type { FamilyId } from "#lib/pdf/fonts/families.ts";
import { takeInPdf } from "#lib/pdf/read/take-in-pdf.ts";
import { drawFirstPage } from "#lib/pdf/read/testing/draw-first-page.ts";
import {
	closeAll,
	draw,
	drawByPoppler,
	expectedInk,
	lettersOf,
	likeness,
	open,
	SCALE,
} from "#lib/pdf/read/testing/letter-ink.ts";
import { onePage, stream } from "#lib/pdf/read/testing/write-pdf.ts";
import { signedBefore } from "#lib/pdf/seal/testing/signed-before.ts";
import { onDisk } from "#lib/pdf/stamp/testing/stamped.ts";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";
import { predefinedCMap } from "./predefined-cmaps.ts";

afterEach(closeAll);

type Pixels = [width: number, height: number];
const LETTER: Pixels = [612 * SCALE, 792 * SCALE];
const SMALL: Pixels = [300 * SCALE, 200 * SCALE];

async function takeIn(bytes: Buffer): Promise<Buffer> {
	const { working } = await takeInPdf(bytes, "file.pdf");
	if (!working) throw new Error("There is no working file.");
	return working;
}

/** The fonts of a file as poppler lists them. */
function fontsOf(bytes: Buffer): { name: string; isEmbedded: boolean }[] {
	const lines = execFileSync("pdffonts", [onDisk(bytes)], { encoding: "utf8", stdio: "pipe" })
		.split("\n")
		.slice(2);
	return lines
		.filter((line) => line !== "")
		.map((line) => ({ name: line.split(" ")[0] ?? "", isEmbedded: / yes (yes|no) +(yes|no) +\d+ +\d+$/.test(line) }));
}

/** A page that shows a string in a font; further objects begin with number 6. */
function pageIn(font: string, shown: string, others: string[] = []): Buffer {
	return onePage({
		page: "/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>",
		others: [stream("", `BT /F 40 Tf 20 80 Td ${shown} Tj ET`), font, ...others],
	});
}

function simple(entries: string): string {
	return `<</Type/Font/Subtype/TrueType ${entries}>>`;
}

function composite(encoding: string, ordering: string, more = ""): string {
	const info = `/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 0>>`;
	const descendant = `<</Type/Font/Subtype/CIDFontType2/BaseFont/Unheard${info}>>`;
	return `<</Type/Font/Subtype/Type0/BaseFont/Unheard/Encoding/${encoding}/DescendantFonts[${descendant}]${more}>>`;
}

const FACES: [pattern: RegExp, family: FamilyId][] = [
	[/Arimo/, "arimo"],
	[/Hans/, "chinese"],
	[/JP/, "japanese"],
	[/KR/, "korean"],
];

/** The share of its ink that each letter has in common with the outline that HarfBuzz draws in our face. */
async function letterLikenesses(working: Buffer, size: Pixels, widthEm: number) {
	const document = open(working);
	const letters = lettersOf(document).flatMap((letter) => {
		const face = FACES.find(([pattern]) => pattern.test(letter.font));
		return face ? [{ ...letter, family: face[1], widthEm: face[1] === "arimo" ? widthEm : 1 }] : [];
	});
	const pictures = [draw(document, size), await drawByPoppler(working, size)];
	const expected = await expectedInk(letters, size);
	return letters.map(({ char, box: [left, bottom, right, top] }) => {
		const pixels = [left * SCALE, size[1] - top * SCALE, right * SCALE, size[1] - bottom * SCALE];
		return { char, shares: pictures.map((picture) => likeness(picture, expected, pixels)) };
	});
}

describe("fonts that are not embedded", () => {
	it.each([
		["Chinese, Japanese and Korean", "cjk", 30],
		["Central European, Turkish, Cyrillic, Greek and Hebrew", "latin2-cyrillic", 30],
	])("are embedded, so that PDFium and poppler show every letter: %s", async (_scripts, name, count) => {
		const path = fileURLToPath(new URL(`../testing/${name}-not-embedded.pdf`, import.meta.url));
		const working = await takeIn(readFileSync(path));
		const standard = ["Helvetica", "Symbol", "ZapfDingbats"];
		expect(fontsOf(working).filter(({ name, isEmbedded }) => isEmbedded === standard.includes(name))).toEqual([]);
		const found = await letterLikenesses(working, LETTER, 0.6);
		expect(found.length).toBeGreaterThan(count);
		expect(found.filter(({ shares }) => shares.some((share) => share < 0.9))).toEqual([]);
	});

	const toUnicode = stream(
		"",
		"2 beginbfchar <0003> <0020> <0041> <0416> endbfchar 1 beginbfrange <0050> <0051> <0430> endbfrange",
	);
	it.each<[title: string, font: string, shown: string, text: string, others?: string[]]>([
		[
			"TrueType with WinAnsiEncoding",
			simple("/BaseFont/Calibri/Encoding/WinAnsiEncoding"),
			"(R\\351sum\\351)",
			"Résumé",
		],
		["TrueType without an encoding", simple("/BaseFont/ArialMT"), "(\\361 \\371)", "æ ø"],
		[
			"a nonsymbolic TrueType font without an encoding",
			simple("/BaseFont/ArialMT/FontDescriptor<</Flags 32>>"),
			"(\\361 \\371)",
			"æ ø",
		],
		[
			"a symbolic TrueType font without an encoding",
			simple("/BaseFont/ArialMT/FontDescriptor<</Flags 4>>"),
			"(\\200 5)",
			"€ 5",
		],
		["Type 1 with MacRomanEncoding", simple("/BaseFont/Garamond/Encoding/MacRomanEncoding"), "(\\216t\\216)", "été"],
		[
			"Polish in Helvetica",
			simple("/BaseFont/Helvetica/Encoding<</Differences[65/Lslash/oacute/dotlessi/zacute]>>"),
			"(ABD)",
			"Łóź",
		],
		[
			"Arabic",
			simple("/BaseFont/Arial/Encoding<</Differences[65/afii57415/uni0628/afii57417]>>"),
			"(ABC)",
			"\u0629\u0628\u0627",
		],
		["Thai", simple("/BaseFont/Cordia/Encoding<</Differences[65/uni0E01/khokhaithai/uni0E32]>>"), "(ABC)", "กขา"],
		[
			"ligatures",
			simple("/BaseFont/Arial/Encoding<</Differences[65/fi/g1]>>/ToUnicode 6 0 R"),
			"(AB)",
			"fift",
			[stream("", "1 beginbfchar <42> <00660074> endbfchar")],
		],
		[
			"names that only ToUnicode explains",
			simple("/BaseFont/Arial/Encoding<</Differences[65/g1]>>/ToUnicode 6 0 R"),
			"(A)",
			"Ж",
			[toUnicode],
		],
		["Shift JIS", composite("90ms-RKSJ-H", "Japan1"), "<8c5f96f141b1>", "契約Aｱ"],
		["GBK", composite("GBK-EUC-H", "GB1"), "<bacfcdac41>", "合同A"],
		["Big5", composite("ETen-B5-H", "CNS1"), "<a448b5b4>", "人絕"],
		["EUC-KR", composite("KSCms-UHC-H", "Korea1"), "<b0e8bee0>", "계약"],
		["CIDs of a collection", composite("Identity-H", "Japan1"), "<00220f9b>", "A林"],
		[
			"codes that only ToUnicode explains",
			composite("Identity-H", "Identity", "/ToUnicode 6 0 R"),
			"<0041000300500051>",
			"Ж аб",
			[toUnicode],
		],
	])("keep their text: %s", async (_title, font, shown, text, others = []) => {
		const working = await takeIn(pageIn(font, shown, others));
		expect(fontsOf(working).map(({ isEmbedded }) => isEmbedded)).toEqual([true]);
		const document = open(working);
		const letters = lettersOf(document).map(({ char }) => char);
		expect(letters.join("").normalize("NFKC")).toBe(text.replaceAll(" ", "").normalize("NFKC"));
		const [drawn, byPoppler] = [draw(document, SMALL), await drawByPoppler(working, SMALL)];
		expect(likeness(drawn, byPoppler, [0, 0, ...SMALL])).toBeGreaterThan(0.9);
	});

	const POLISH = "/Encoding<</Differences[65/Lslash/A]>>";
	it.each([
		// Standard metrics in thousandths of 40 points: Lslash 556, A 667, space 278.
		["get the standard widths", simple(`/BaseFont/Helvetica${POLISH}`), [20, 42.24, 80.04, 102.28]],
		[
			"keep their own widths",
			simple(`/BaseFont/Arial${POLISH}/FirstChar 32/LastChar 66/Widths[250 ${"0 ".repeat(32)}300 400]`),
			[20, 32, 58, 70],
		],
		[
			"keep the width of codes outside their widths",
			simple(
				`/BaseFont/Arial${POLISH}/FirstChar 32/LastChar 32/Widths[250]/FontDescriptor<</Type/FontDescriptor/MissingWidth 750>>`,
			),
			[20, 50, 90, 120],
		],
	])("%s", async (_title, font, starts) => {
		const letters = lettersOf(open(await takeIn(pageIn(font, "(AB AB)"))));
		expect(letters.map(({ x }) => Math.round(x * 100) / 100)).toEqual(starts);
	});

	it("are read in codes of up to four bytes", () => {
		const codes = predefinedCMap("UniJIS-UTF16-H")?.read(Buffer.from("65e5d842dfb7", "hex"));
		expect(codes).toEqual([
			{ code: "65e5", cid: 3284, text: "日" },
			{ code: "d842dfb7", cid: 13706, text: "𠮷" },
		]);
	});

	it("share one font program where they show the same", async () => {
		const font = "<</Type/Font/Subtype/TrueType/BaseFont/Arial/Encoding/WinAnsiEncoding>>";
		const content = stream("", "BT /F 20 Tf 20 80 Td (same) Tj /G 30 Tf (mesa) Tj ET");
		const resources = "/Contents 4 0 R/Resources<</Font<</F 5 0 R/G 6 0 R>>>>";
		const working = await takeIn(onePage({ page: resources, others: [content, font, font] }));
		expect(new Set(fontsOf(working).map(({ name }) => name)).size).toBe(1);
	});

	it.each([
		["vertical writing", composite("UniJIS-UCS2-V", "Japan1"), "<5951>", "Unheard"],
		["symbols", simple("/BaseFont/Wingdings"), "(A)", "Wingdings"],
		["names that say nothing", simple("/BaseFont/Arial/Encoding<</Differences[65/g1]>>"), "(A)", "Arial"],
		[
			"a name in an encoding of East Asia",
			simple("/BaseFont/#CB#CE#CC#E5/Encoding/WinAnsiEncoding"),
			"(\\265\\332)",
			"ËÎÌå",
		],
		["characters that no face has", simple("/BaseFont/Arial/Encoding<</Differences[65/u13000]>>"), "(A)", "Arial"],
	])("are left and named where letters would be lost: %s", async (_title, font, shown, name) => {
		const { working, fontsNotEmbedded } = await takeInPdf(pageIn(font, shown), "file.pdf");
		expect(fontsNotEmbedded).toEqual([name]);
		expect(working && fontsOf(working).filter(({ isEmbedded }) => isEmbedded)).toEqual([]);
	});

	it("are named where the file is signed, which stays as it is", async () => {
		const source = pageIn(simple("/BaseFont/Arial/Encoding/WinAnsiEncoding"), "(A)");
		const { working, fontsNotEmbedded } = await takeInPdf(Buffer.from(await signedBefore(source)), "file.pdf");
		expect({ working, fontsNotEmbedded }).toEqual({ working: null, fontsNotEmbedded: ["Arial"] });
	});

	it.each([
		["Arabic", "/BaseFont/Arial/Encoding<</Differences[65/afii57415/uni0628/afii57417]>>"],
		["Thai", "/BaseFont/Cordia/Encoding<</Differences[65/uni0E01/khokhaithai/uni0E32]>>"],
	])("are drawn with the same faces where the file is signed: %s", async (_script, font) => {
		const source = pageIn(simple(font), "(ABC)");
		const folder = makeTestDir("fonts");
		const [signed, working] = await Promise.all(
			[await signedBefore(source), await takeIn(source)].map((bytes) => drawFirstPage(onDisk(bytes), folder)),
		);
		const { channels } = await sharp(signed).stats();
		expect(channels[0]?.min).toBeLessThan(50);
		expect(readFileSync(signed ?? "")).toEqual(readFileSync(working ?? ""));
	});

	it.each([
		["a file", (bytes: Buffer) => bytes],
		["a signed file", signedBefore],
	])("are refused in %s when nothing says which characters their codes are", async (_kind, made) => {
		const bytes = await made(pageIn(composite("Identity-H", "Identity"), "<00410042>"));
		const upload = takeInPdf(Buffer.from(bytes), "lease.pdf");
		await expect(upload).rejects.toThrow(
			"Page 1 of “lease.pdf” uses the font Unheard without embedding it, so its text can’t be displayed. Save the PDF with all fonts embedded and upload it again.",
		);
	});

	it("are of no concern where they show spaces only", async () => {
		const { fontsNotEmbedded } = await takeInPdf(pageIn(simple("/BaseFont/Wingdings"), "(  )"), "file.pdf");
		expect(fontsNotEmbedded).toEqual([]);
	});

	it("are left alone where every program has them: pages in standard fonts stay pixel for pixel", async () => {
		const source = pageIn(simple("/BaseFont/Helvetica/Encoding/WinAnsiEncoding"), "(Stra\\337e 5 \\200)");
		const working = await takeIn(source);
		expect(fontsOf(working)).toEqual([{ name: "Helvetica", isEmbedded: false }]);
		const [before, after] = [draw(open(source), SMALL), draw(open(working), SMALL)];
		expect(likeness(before, after, [0, 0, ...SMALL])).toBe(1);
	});
});
