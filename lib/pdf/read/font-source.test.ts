import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import type { FamilyId } from "#lib/pdf/fonts/families.ts";
import { substituteFamily } from "./substitute-family.ts";
import { closeAll, draw, expectedInk, lettersOf, likeness, open, PLAIN, SCALE } from "./testing/letter-ink.ts";
import { onePage, stream } from "./testing/write-pdf.ts";

afterEach(closeAll);

const FAMILIES_OF_CASES: Record<string, FamilyId> = {
	"STSong-Light": "chinese",
	"MSung-Light": "chinese",
	"HeiseiMin-W3": "japanese",
	"HeiseiKakuGo-W5": "japanese",
	"HYSMyeongJo-Medium": "korean",
	ArialMT: "arimo",
	Helvetica: "arimo",
};

describe("a page whose fonts are not embedded", () => {
	it.each([
		["Chinese, Japanese and Korean", "cjk", 30],
		["Central European, Turkish, Cyrillic, Greek and Hebrew", "latin2-cyrillic", 30],
	])("shows every letter of its text layer: %s", async (_scripts, name, count) => {
		const path = fileURLToPath(new URL(`./testing/${name}-not-embedded.pdf`, import.meta.url));
		const document = open(readFileSync(path));
		const size: [number, number] = [612 * SCALE, 792 * SCALE];
		const letters = lettersOf(document).flatMap((letter) => {
			const family = FAMILIES_OF_CASES[letter.font];
			return family ? [{ ...letter, family }] : [];
		});
		expect(letters.length).toBeGreaterThan(count);
		const [drawn, expected] = [draw(document, size), await expectedInk(letters, size)];
		const unlike = letters.filter(({ box: [left, bottom, right, top] }) => {
			const pixels = [left * SCALE, size[1] - top * SCALE, right * SCALE, size[1] - bottom * SCALE];
			return likeness(drawn, expected, pixels) < 0.9;
		});
		expect(unlike.map(({ char, font }) => `${char} in ${font}`)).toEqual([]);
	});

	it.each([
		["Helvetica", "arimo", PLAIN],
		["Helvetica-Bold", "arimo", { isBold: true, isItalic: false }],
		["Courier", "cousine", PLAIN],
		["Courier-Oblique", "cousine", { isBold: false, isItalic: true }],
		["Times-Roman", "tinos", PLAIN],
		["Times-BoldItalic", "tinos", { isBold: true, isItalic: true }],
		["Arial,Bold", "arimo", { isBold: true, isItalic: false }],
	] as const)("draws %s as %s", async (baseFont, family, style) => {
		const font = `<</Type/Font/Subtype/Type1/BaseFont/${baseFont}/Encoding/WinAnsiEncoding>>`;
		const document = open(
			onePage({
				page: "/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>",
				others: [stream("", "BT /F 40 Tf 20 80 Td (Ragy \\310) Tj ET"), font],
			}),
		);
		const size: [number, number] = [300 * SCALE, 200 * SCALE];
		const letters = lettersOf(document).map((letter) => ({ ...letter, family }));
		expect(letters.map(({ char }) => char).join("")).toBe("RagyÈ");
		const [drawn, expected] = [draw(document, size), await expectedInk(letters, size, style)];
		expect(likeness(drawn, expected, [0, 0, ...size])).toBeGreaterThan(0.9);
	});
});

describe("the face for a font that is not embedded", () => {
	it.each([
		["ArialMT", 0, 0, "arimo"],
		["ABCDEF+Arial-BoldMT", 238, 0, "arimo"],
		["Courier New", 204, 0, "cousine"],
		["TimesNewRomanPS", 161, 0, "tinos"],
		["Unheard", 0, 0, "arimo"],
		["Unheard", 0, 1, "cousine"],
		["Unheard", 0, 16, "tinos"],
		["HeiseiMin-W3", 128, 0, "japanese"],
		["Arial", 129, 0, "korean"],
		["SimSun", 134, 0, "chinese"],
		["MingLiU", 136, 0, "chinese"],
		["Symbol", 2, 0, null],
		["ZapfDingbats", 0, 0, null],
		["Wingdings", 2, 0, null],
		["Unheard", 2, 0, null],
	] as const)("%s of charset %i and pitch %i: %s", (name, charset, pitch, expected) => {
		expect(substituteFamily({ name, charset, pitch })).toBe(expected);
	});
});
