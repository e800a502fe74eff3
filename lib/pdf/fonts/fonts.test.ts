import { Blob, Face, Font } from "harfbuzzjs";
import { describe, expect, it } from "vitest";
import { wholeFont } from "./choose-font.ts";
import { decodeWoff } from "./decode-woff.ts";
import { FAMILIES, type FamilyId } from "./families.ts";
import { fontBytes } from "./font-bytes.ts";
import { fontFiles } from "./font-files.ts";
import { loadFont } from "./load-font.ts";
import { shapeText } from "./shape-text.ts";
import { subsetFont } from "./subset-font.ts";
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

describe("the installed fonts", () => {
	it.each(families)("%s: every file of every style opens and has outlines", (family) => {
		for (const isBold of [false, true]) {
			for (const isItalic of [false, true]) {
				const files = fontFiles(family, { isBold, isItalic });
				expect(files.length).toBeGreaterThan(0);
				for (const file of files.slice(0, 4)) {
					const font = loadFont(file);
					const glyphs = Array.from({ length: 40 }, (_, place) => place + 1);
					expect(glyphs.some((glyph) => font.outline(glyph).endsWith("h"))).toBe(true);
				}
			}
		}
	});

	it("refuses bytes that are not a WOFF font", () => {
		expect(() => decodeWoff(Buffer.from("%PDF-1.7 and so on, long enough for a header, surely"))).toThrow(/WOFF/);
	});
});

describe.each(["arimo", "cousine", "tinos", "japanese"] as const)("a subset of %s", (family) => {
	it("has the outlines and widths of its characters, and no others", () => {
		const source = new Font(new Face(new Blob(fontBytes(wholeFont(family, REGULAR).file))));
		// Accented letters are composed of glyphs that are not requested.
		const asked = ["A", "é", "ñ", "w", "."];
		const bytes = subsetFont(wholeFont(family, REGULAR).file, asked);
		expect(bytes.length).toBeLessThan(100_000);
		const part = new Font(new Face(new Blob(bytes)));
		for (const codePoint of asked.map((letter) => letter.codePointAt(0) ?? 0)) {
			const [glyph, known] = [part.nominalGlyph(codePoint) ?? 0, source.nominalGlyph(codePoint) ?? 0];
			expect(part.glyphToPath(glyph)).toEqual(source.glyphToPath(known));
			expect(part.glyphHAdvance(glyph)).toBe(source.glyphHAdvance(known));
		}
		expect(part.nominalGlyph(0x57) ?? null).toBeNull();
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
		const glyphs = shape(text).runs.flatMap((run) => run.glyphs);
		expect(glyphs.filter((glyph) => glyph.id === 0)).toEqual([]);
	});

	it("a family of one script is opened for a text in it, and for no other", () => {
		const names = (text: string) => new Set(shape(text).runs.map((run) => run.loaded.familyName));
		expect(names("ঢাকা")).toEqual(new Set(["Noto Sans Bengali"]));
		expect(names("འབྲུག")).toEqual(new Set(["Noto Serif Tibetan"]));
		expect(names("Dhaka, Łódź")).toEqual(new Set(["Noto Sans"]));
	});

	it("letters join and conjuncts form", () => {
		expect(shape("ক্ষ").runs.flatMap((run) => run.glyphs)).toHaveLength(1);
		expect(shape("க்ஷ").runs.flatMap((run) => run.glyphs)).toHaveLength(1);
		expect(shape("क्ष").runs.flatMap((run) => run.glyphs)).toHaveLength(1);
		expect(shape("👩‍💻").runs.flatMap((run) => run.glyphs)).toHaveLength(1);
	});

	it("a vowel sign fits the letters it spans, whatever mark stands between", () => {
		const first = (text: string) => shape(text).runs[0]?.glyphs[0]?.id;
		expect(first("মির্জা")).toBe(first("মিজা"));
		expect(first("মিজা")).not.toBe(first("ডিজা"));
	});

	// Glyph, advance, offsets: the output of hb-shape (HarfBuzz 6.0) for these files.
	it.each([
		["a Bengali ra-phala under a conjunct", "ন্দ্র", "337+304 214+563 312+0@-837,0 277+0@-635,-30"],
		["a Bengali ra-phala with a vowel", "স্ক্রু", "241+847 293+0@-793,-138 308+0@-338,-134 334+0@-200,0 62+0@-342,-138"],
		["a Bengali ra before a joiner", "র\u200d্যা", "51+596 7+0 123+270 59+266"],
		["a Myanmar dot beside a vowel below", "မြို့", "199+229 29+676 369+0@-35,0 398+469 605+0"],
		["a Thai tone mark under a nikhahit", "น้ำ", "61+613 57+0 47+0@-29,0 76+406"],
	])("%s", (_what, text, expected) => {
		const glyphs = shape(text).runs.flatMap((run) => run.glyphs);
		const placed = glyphs.map(({ id, xAdvance, xOffset, yOffset }) => {
			const offset = xOffset === 0 && yOffset === 0 ? "" : `@${xOffset},${yOffset}`;
			return `${id}+${xAdvance}${offset}`;
		});
		expect(placed.join(" ")).toBe(expected);
	});

	it("Myanmar stands in the order it is written in", () => {
		const first = (text: string) => shape(text).runs[0]?.glyphs[0]?.id;
		expect(first("ဒေ")).toBe(first("ေ"));
		expect(shape("မြ").runs[0]?.glyphs).toHaveLength(2);
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
		const order = (direction: "ltr" | "rtl") => shape("אבxy", direction).runs.map((run) => run.loaded.familyName);
		expect(order("ltr")).toEqual(["Noto Sans Hebrew", "Noto Sans"]);
		expect(order("rtl")).toEqual(["Noto Sans", "Noto Sans Hebrew"]);
	});

	it("ideographs follow the script around them", () => {
		const family = (text: string) => shape(text).runs[0]?.loaded.familyName;
		expect([family("直"), family("直す"), family("直 한")]).toEqual([
			"Noto Sans S Chinese Regular",
			"Noto Sans Japanese Regular",
			"Noto Sans Korean Regular",
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

	it.each(["arimo", "cousine", "tinos"] as const)("%s has all of it in every style", (family) => {
		const letters = Array.from({ length: 0x2200 }, (_, code) => String.fromCharCode(code)).filter(isWinAnsi);
		expect(letters.length).toBeGreaterThan(210);
		for (const isBold of [true, false]) {
			for (const isItalic of [true, false]) {
				const font = wholeFont(family, { isBold, isItalic });
				expect(letters.filter((letter) => font.glyphOf(letter.charCodeAt(0)) === null)).toEqual([]);
			}
		}
	});
});
