import { readFileSync } from "node:fs";
import * as fontkit from "fontkit";
import { describe, expect, it } from "vitest";
import { decodeWoff2 } from "./decode-woff2.ts";
import { FAMILIES, type FamilyId } from "./families.ts";
import { fontFiles } from "./font-files.ts";
import { glyphOperators } from "./glyph-operators.ts";
import { plainFace } from "./plain-faces.ts";
import { shapeText } from "./shape-text.ts";
import { isWinAnsi } from "./win-ansi.ts";

const REGULAR = { isBold: false, isItalic: false };
const families = Object.keys(FAMILIES) as FamilyId[];

/** Unicode blocks whose letters change their shape or place. */
const BLOCKS: [script: string, from: number, to: number][] = [
	["Arabic", 0x600, 0x6ff],
	["Devanagari", 0x900, 0x97f],
	["Bengali", 0x980, 0x9ff],
	["Gurmukhi", 0xa00, 0xa7f],
	["Gujarati", 0xa80, 0xaff],
	["Oriya", 0xb00, 0xb7f],
	["Tamil", 0xb80, 0xbff],
	["Telugu", 0xc00, 0xc7f],
	["Kannada", 0xc80, 0xcff],
	["Malayalam", 0xd00, 0xd7f],
	["Sinhala", 0xd80, 0xdff],
	["Lao", 0xe80, 0xeff],
	["Tibetan", 0xf00, 0xfff],
	["Myanmar", 0x1000, 0x109f],
	["Khmer", 0x1780, 0x17ff],
];

function open(bytes: Buffer): fontkit.Font {
	const font = fontkit.create(bytes);
	if (!("layout" in font)) throw new Error("not one font");
	return font;
}

describe("the installed fonts", () => {
	it.each(families)("%s: every file of every style opens and has outlines", (family) => {
		for (const isBold of [false, true]) {
			for (const isItalic of [false, true]) {
				const files = fontFiles(family, { isBold, isItalic });
				expect(files.length).toBeGreaterThan(0);
				for (const { path } of files.slice(0, 4)) {
					const bytes = readFileSync(path);
					const font = open(path.endsWith(".woff2") ? decodeWoff2(bytes) : bytes);
					const drawn = font.characterSet.slice(0, 40).map((code) => glyphOperators(font.glyphForCodePoint(code)));
					expect(drawn.some((operators) => operators.includes(" c"))).toBe(true);
				}
			}
		}
	});

	it("a WOFF2 file gives the very outlines of the same font as WOFF", () => {
		for (const { path } of fontFiles("carlito", REGULAR)) {
			const ours = open(decodeWoff2(readFileSync(path)));
			const theirs = open(readFileSync(path.replace(/2$/, "")));
			expect(ours.numGlyphs).toBe(theirs.numGlyphs);
			const glyphs = Array.from({ length: ours.numGlyphs }, (_, id) => id);
			const differ = glyphs.filter((id) => glyphOperators(ours.getGlyph(id)) !== glyphOperators(theirs.getGlyph(id)));
			expect(differ).toEqual([]);
		}
	});

	it("refuses what is no WOFF2 font", () => {
		expect(() => decodeWoff2(Buffer.from("%PDF-1.7 and so on, long enough for a header, surely"))).toThrow(/WOFF2/);
	});
});

describe("shaping", () => {
	const shape = (text: string, direction: "ltr" | "rtl" = "ltr") =>
		shapeText(text, { family: "noto-sans", style: REGULAR, direction });

	it.each([
		["Latin, Greek, Cyrillic", "Zoë Ωμέγα Жук"],
		["Arabic", "محمد"],
		["Hebrew", "שָׁלוֹם"],
		["Devanagari", "क्षत्रिय"],
		["Thai", "ที่นี่"],
		["Chinese, simplified and traditional", "合同 簽署"],
		["Japanese", "契約カタカナひらがな"],
		["Korean", "계약서"],
		["Armenian", "Արամ Խաչատրյան"],
		["Bengali", "রবীন্দ্রনাথ ঠাকুর।"],
		["Ethiopic", "ኃይለ ገብረሥላሴ።"],
		["Georgian", "ნინო ჩხეიძე"],
		["Gujarati", "નરસિંહ મહેતા શ્રી"],
		["Gurmukhi", "ਅੰਮ੍ਰਿਤਾ ਪ੍ਰੀਤਮ"],
		["Kannada", "ಕುವೆಂಪು ಕ್ಷತ್ರಿಯ"],
		["Khmer", "ព្រះរាជាណាចក្រកម្ពុជា"],
		["Lao", "ສະບາຍດີ ລາຍເຊັນ"],
		["Malayalam", "വൈക്കം മുഹമ്മദ് ബഷീർ"],
		["Myanmar", "ဒေါ်အောင်ဆန်း မြန်မာ"],
		["Oriya", "ଫକୀର ମୋହନ ସେନାପତି"],
		["Sinhala", "ශ්‍රී ලංකා අත්සන"],
		["Tamil", "சுப்பிரமணிய பாரதி"],
		["Telugu", "శ్రీశ్రీ క్షమించు"],
		["Thaana", "ދިވެހިރާއްޖެ"],
		["Tibetan", "བོད་སྐད་རྒྱལ་པོ"],
		["emoji with joiners", "👩‍💻👍🏽🇫🇷"],
		["bidi isolates", "\u2068محمد\u2069 ok"],
	])("%s: no missing glyph", (_script, text) => {
		const glyphs = shape(text).runs.flatMap((run) => run.glyphRun.glyphs);
		expect(glyphs.filter((glyph) => glyph.id === 0)).toEqual([]);
	});

	it("a family of one script is opened for a text in it, and for no other", () => {
		const names = (text: string) => new Set(shape(text).runs.map((run) => run.loaded.font.familyName));
		expect(names("ঢাকা")).toEqual(new Set(["Noto Sans Bengali"]));
		expect(names("འབྲུག")).toEqual(new Set(["Noto Serif Tibetan"]));
		expect(names("Dhaka, Łódź")).toEqual(new Set(["Noto Sans"]));
	});

	it("letters join and conjuncts form", () => {
		expect(shape("ক্ষ").runs.flatMap((run) => run.glyphRun.glyphs)).toHaveLength(1);
		expect(shape("க்ஷ").runs.flatMap((run) => run.glyphRun.glyphs)).toHaveLength(1);
		expect(shape("क्ष").runs.flatMap((run) => run.glyphRun.glyphs)).toHaveLength(1);
		expect(shape("👩‍💻").runs.flatMap((run) => run.glyphRun.glyphs)).toHaveLength(1);
	});

	it("a vowel sign fits the letters it spans, whatever mark stands between", () => {
		const first = (text: string) => shape(text).runs[0]?.glyphRun.glyphs[0]?.id;
		expect(first("মির্জা")).toBe(first("মিজা"));
		expect(first("মিজা")).not.toBe(first("ডিজা"));
	});

	it("Myanmar stands in the order it is written in", () => {
		const codes = (text: string) => shape(text).runs.flatMap((run) => run.glyphRun.glyphs.map((g) => g.codePoints[0]));
		expect(codes("ဒေ")).toEqual([0x1031, 0x1012]);
		expect(codes("မြ")).toEqual([0x103c, 0x1019]);
	});

	it.each(BLOCKS)("nonsense in %s is drawn too", (_script, from, to) => {
		const all = Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step));
		const odd = [...all.toReversed(), ...all.filter((_, place) => place % 3 === 0)].join("\u200d");
		expect(shape(odd).runs.length).toBeGreaterThan(0);
		expect(shape("\u0f47\u200d\u0fd5\u0f74").advance).toBeGreaterThan(0);
	});

	it("a letter and its accents come from one font", () => {
		expect(shape("q\u0303").runs).toHaveLength(1);
	});

	it("runs stand in visual order by the direction of the paragraph", () => {
		const order = (direction: "ltr" | "rtl") =>
			shape("אבxy", direction).runs.map((run) => String.fromCodePoint(run.glyphRun.glyphs[0]?.codePoints[0] ?? 0));
		expect(order("ltr").at(-1)).toBe("x");
		expect(order("rtl")[0]).toBe("x");
	});

	it("ideographs follow the script around them", () => {
		const family = (text: string) => shape(text).runs[0]?.loaded.font.familyName;
		expect([family("直"), family("直す"), family("直 한")]).toEqual([
			expect.stringContaining("SC"),
			expect.stringContaining("JP"),
			expect.stringContaining("KR"),
		]);
	});
});

describe("the encoding of the standard fonts", () => {
	it.each([
		["Zoë – “€5” ÿ", true],
		["Łódź", false],
		["soft\u00adhyphen", false],
		["a\u0081", false],
		["", true],
	])("%j: %s", (text, isInside) => {
		expect(isWinAnsi(text)).toBe(isInside);
	});

	it.each(["arimo", "cousine", "tinos"] as const)("%s has all of it but two signs, in every style", (family) => {
		const letters = Array.from({ length: 0x2200 }, (_, code) => String.fromCharCode(code)).filter(isWinAnsi);
		expect(letters.length).toBeGreaterThan(210);
		for (const isBold of [true, false]) {
			for (const isItalic of [true, false]) {
				const face = plainFace(family, { isBold, isItalic });
				expect(letters.filter((letter) => face.glyphOf(letter) === null)).toEqual(["‡", "‰"]);
			}
		}
	});
});
