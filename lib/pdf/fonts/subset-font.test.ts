import * as fontkit from "fontkit";
import { describe, expect, it } from "vitest";
import { FAMILIES, type FamilyId } from "./families.ts";
import { fontFiles } from "./font-files.ts";
import { glyphOperators } from "./glyph-operators.ts";
import { loadFont } from "./load-font.ts";
import { subsetFont } from "./subset-font.ts";

const families = Object.keys(FAMILIES) as FamilyId[];

function open(bytes: Buffer): fontkit.Font {
	const font = fontkit.create(bytes);
	if (!("layout" in font)) throw new Error("not one font");
	return font;
}

describe.each(families)("%s in part", (family) => {
	it.each(fontFiles(family, { isBold: false, isItalic: false }).slice(0, 1))("$path", (file) => {
		const { font, parts } = loadFont(file);
		if (!parts) {
			// The library writes their outlines anew.
			expect(Object.keys(font.variationAxes)).not.toEqual([]);
			return;
		}
		// Letters with accents are compound, of parts that are not asked for.
		const ids = [...new Set(font.characterSet.slice(0, 150).map((code) => font.glyphForCodePoint(code).id))];
		const asked = ids.filter((id) => id !== 0).reverse();
		const part = open(subsetFont(parts, asked));
		const wrong = [0, ...asked].filter((id, place) => {
			const [glyph, copy] = [font.getGlyph(id), part.getGlyph(place)];
			return glyphOperators(copy) !== glyphOperators(glyph) || copy.advanceWidth !== glyph.advanceWidth;
		});
		expect(wrong).toEqual([]);
	});

	it("is what the library makes of it, byte for byte, where both write long offsets", () => {
		const [file] = fontFiles(family, { isBold: false, isItalic: false });
		if (!file) throw new Error("There is no file.");
		const { font, parts } = loadFont(file);
		const isLong = parts?.tables.get("head")?.readInt16BE(50) === 1;
		if (!parts || !isLong) return;
		const ids = [...new Set(font.characterSet.slice(0, 40).map((code) => font.glyphForCodePoint(code).id))];
		const asked = ids.filter((id) => id !== 0);
		const subset = font.createSubset();
		for (const id of asked) subset.includeGlyph(font.getGlyph(id));
		expect(subsetFont(parts, asked).equals(Buffer.from(subset.encode()))).toBe(true);
	});
});

it("takes no font in slices that varies", () => {
	const [file] = fontFiles("japanese", { isBold: false, isItalic: false });
	expect(file?.weight).not.toBeNull();
	expect(loadFont(file ?? never()).parts).toBeNull();
});

it("refuses a glyph that the font has not", () => {
	const [file] = fontFiles("carlito", { isBold: false, isItalic: false });
	const { parts } = loadFont(file ?? never());
	expect(() => subsetFont(parts ?? never(), [65_535])).toThrow(RangeError);
});

function never(): never {
	throw new Error("It is there.");
}
