import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { shapeText } from "#lib/pdf/fonts/shape-text.ts";
import { corpusFile } from "#lib/pdf/seal/testing/corpus.ts";
import { qpdfComplaints } from "#lib/pdf/seal/testing/judges.ts";
import { sealField } from "./testing/seal-field.ts";
import { blankPdf, look, onDisk, readText, stamped } from "./testing/stamped.ts";

/** Values whose characters must come out of the PDF in the order they were typed in. */
export const SAMPLES: readonly [script: string, value: string][] = [
	["Arabic with digits of both kinds", "عقد رقم ١٢٣ و 456 بتاريخ 2024"],
	["Hebrew with a Latin word", "שלום David עולם"],
	["Hindi conjuncts", "क्षत्रिय हिन्दी विज्ञान"],
	["Thai", "สวัสดีครับ ลงชื่อที่นี่"],
	["Simplified Chinese", "合同编号：甲方签署"],
	["Japanese", "契約書にサインする カタカナ"],
	["Korean", "안녕하세요 계약서"],
	["Vietnamese and combining accents", "Nguyễn Văn Ắnh q\u0303 e\u030c\u0301"],
	["emoji", "Signed 😀 👍🏽 👩‍💻 ✅ 🇫🇷"],
	["a name in two directions", "محمد (Mohamed) العلي Ltd."],
	["letters beyond U+FFFF", "𠮷野家 𩸽 神\ufe00葛\u{e0100}"],
	["letters beyond U+FFFF after Arabic", "محمد 𠮷"],
];

/** Names in scripts whose fonts are opened only for them. */
const NAMES: readonly [script: string, name: string][] = [
	["Armenian", "Արամ Խաչատրյան"],
	["Bengali", "কাজী নজরুল ইসলাম"],
	["Ethiopic", "ኃይለ ገብረሥላሴ"],
	["Georgian", "ნინო ჩხეიძე"],
	["Gujarati", "નરસિંહ મહેતા"],
	["Gurmukhi", "ਅੰਮ੍ਰਿਤਾ ਪ੍ਰੀਤਮ"],
	["Kannada", "ಕುವೆಂಪು ಕೃಷ್ಣ"],
	["Khmer", "នរោត្តម សីហនុ"],
	["Lao", "ສຸພານຸວົງ"],
	["Malayalam", "വൈക്കം മുഹമ്മദ് ബഷീർ"],
	["Myanmar", "အောင်ဆန်း"],
	["Oriya", "ଫକୀର ମୋହନ ସେନାପତି"],
	["Sinhala", "මාර්ටින් වික්‍රමසිංහ"],
	["Tamil", "சுப்பிரமணிய பாரதி"],
	["Telugu", "శ్రీశ్రీ కృష్ణ"],
	["Thaana", "އިބްރާހީމް"],
	["Tibetan", "བསྟན་འཛིན་རྒྱ་མཚོ"],
];

/** What readers find that do not know ActualText. */
function readCodes(bytes: Uint8Array): string {
	const plain = execFileSync("qpdf", ["--qdf", "--object-streams=disable", onDisk(bytes), "-"], { encoding: "latin1" });
	return readText(Buffer.from(plain.replaceAll("/ActualText", "/ActualTexx"), "latin1"));
}

const BOX = { x: 60, y: 60, width: 500, height: 30 };

describe.each(SAMPLES)("%s", (_script, value) => {
	it.each(["LTR", "RTL"] as const)("can be searched and seen when the field runs %s", async (textDirection) => {
		const field = sealField("TextBox", { bounds: BOX, value, textDirection });
		const { bytes, pages } = await stamped(await blankPdf(), [field]);
		expect(qpdfComplaints(bytes)).toBe("");
		expect(readText(bytes)).toContain(value.normalize("NFC"));
		const letters = (text: string) => text.replace(/\s/g, "");
		expect(letters(readCodes(bytes))).toContain(letters(value.normalize("NFC")));
		const [geometry] = pages;
		if (!geometry) throw new Error("no page");
		const page = await look(bytes, geometry);
		expect(page.inkIn(BOX)).toBeGreaterThan(200);
	});
});

describe.each(NAMES)("a name in %s", (_script, value) => {
	it("can be searched, and no letter of it is a box", async () => {
		const style = { isBold: false, isItalic: false };
		const shaped = shapeText(value, { family: "noto-sans", style, direction: "ltr" });
		expect(shaped.runs.flatMap((run) => run.glyphs.filter((glyph) => glyph.id === 0))).toEqual([]);
		const { bytes, pages } = await stamped(await blankPdf(), [sealField("Name", { bounds: BOX, value })]);
		expect(qpdfComplaints(bytes)).toBe("");
		expect(readText(bytes)).toContain(value.normalize("NFC"));
		const [geometry] = pages;
		if (!geometry) throw new Error("no page");
		expect((await look(bytes, geometry)).inkIn(BOX)).toBeGreaterThan(100);
	});
});

it("letters that share a glyph stay apart", async () => {
	const font = { ...sealField("Name").font, family: "Courier" as const };
	const fields = ["12\u00a0000 EUR", "Ada Lovelace"].map((value, index) =>
		sealField("Name", { bounds: { ...BOX, y: 60 + index * 40 }, value, font }),
	);
	const { bytes } = await stamped(await blankPdf(), fields);
	const cmap = execFileSync("qpdf", ["--qdf", "--object-streams=disable", onDisk(bytes), "-"], { encoding: "latin1" });
	expect(cmap).toMatch(/<[0-9a-f]{2}> <00a0>/);
	expect(cmap).toMatch(/<[0-9a-f]{2}> <0020>/);
	expect(readText(bytes)).toContain("Ada Lovelace");
});

describe("a Latin sentence in a field that runs from right to left", () => {
	it("has its full stop at the left, as the signing page shows it", async () => {
		const bounds = { x: 60, y: 60, width: 500, height: 50 };
		const field = (textDirection: "LTR" | "RTL") =>
			sealField("TextBox", { bounds, value: "WWW.", textDirection, font: { ...sealField("Name").font, size: 40 } });
		const aboveStop = { x: 60, y: 60, width: 8, height: 25 };
		for (const [direction, isInk] of [
			["LTR", true],
			["RTL", false],
		] as const) {
			const { bytes, pages } = await stamped(await blankPdf(), [field(direction)]);
			const [geometry] = pages;
			if (!geometry) throw new Error("no page");
			expect((await look(bytes, geometry)).inkIn(aboveStop) > 0).toBe(isInk);
			expect(readText(bytes)).toContain("WWW.");
		}
	});
});

describe("all scripts on one page", () => {
	it("come out of a page that has text of its own", async () => {
		const fields = SAMPLES.map(([, value], i) =>
			sealField("Name", {
				bounds: { ...BOX, y: 300 + i * 40 },
				value,
				font: { ...sealField("Name").font, isBold: i % 2 === 0 },
			}),
		);
		const { bytes } = await stamped(corpusFile("plain"), fields);
		const text = readText(bytes);
		for (const [, value] of SAMPLES) expect(text).toContain(value.normalize("NFC"));
	});

	it("an outlined line costs a few kilobytes, not a font", async () => {
		const source = await blankPdf();
		const { bytes } = await stamped(source, [sealField("TextBox", { bounds: BOX, value: "契約書にサインする" })]);
		expect(bytes.length - source.length).toBeLessThan(8_000);
	});
});
