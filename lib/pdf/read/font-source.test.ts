import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { wholeFont } from "#lib/pdf/fonts/choose-font.ts";
import type { FamilyId } from "#lib/pdf/fonts/families.ts";
import { openPainter } from "./draw-page.ts";
import { type OpenDocument, openDocument } from "./open-document.ts";
import { loadPdfium } from "./pdfium.ts";
import { substituteFamily } from "./substitute-family.ts";
import { onePage, stream } from "./testing/write-pdf.ts";

const pdfium = await loadPdfium();
const { api } = pdfium;
const SCALE = 3;
const PLAIN = { isBold: false, isItalic: false };

type Ink = (x: number, y: number) => boolean;
type Letter = { char: string; font: string; x: number; y: number; size: number; box: [number, number, number, number] };

const opened: OpenDocument[] = [];
afterEach(() => {
	for (const document of opened.splice(0)) document.close();
});

function open(bytes: Buffer): OpenDocument {
	const document = openDocument(pdfium, bytes, "file.pdf");
	if (!document) throw new Error("The file cannot be opened.");
	opened.push(document);
	return document;
}

/** The letters of the text layer of page 1, in points from its bottom left. */
function lettersOf({ handle }: OpenDocument): Letter[] {
	const page = api.FPDF_LoadPage(handle, 0);
	const text = api.FPDFText_LoadPage(page);
	const memory = pdfium.malloc(128);
	const doubles = () => new Float64Array(pdfium.heap().buffer, memory, 4);
	const letters = Array.from({ length: api.FPDFText_CountChars(text) }, (_, index): Letter => {
		const char = String.fromCodePoint(api.FPDFText_GetUnicode(text, index));
		const length = api.FPDFText_GetFontInfo(text, index, memory, 128, memory + 120);
		const font = Buffer.from(pdfium.heap().subarray(memory, memory + Math.max(0, length - 1))).toString("latin1");
		api.FPDFText_GetCharOrigin(text, index, memory, memory + 8);
		const [x = 0, y = 0] = doubles();
		api.FPDFText_GetCharBox(text, index, memory, memory + 8, memory + 16, memory + 24);
		const [left = 0, right = 0, bottom = 0, top = 0] = doubles();
		return { char, font, x, y, size: api.FPDFText_GetFontSize(text, index), box: [left, bottom, right, top] };
	});
	pdfium.free(memory);
	api.FPDFText_ClosePage(text);
	api.FPDF_ClosePage(page);
	return letters.filter(({ char }) => char.trim() !== "");
}

function draw(document: OpenDocument, [widthPx, heightPx]: [number, number]): Ink {
	const painter = openPainter(pdfium, document);
	const { rgba } = painter.draw(0, { widthPx, heightPx }).pixels;
	const ink = Buffer.from(rgba);
	painter.close();
	return (x, y) => (ink[(y * widthPx + x) * 4] ?? 255) < 160;
}

/** Each letter as HarfBuzz draws it, at its position on the page. */
async function expectedInk(
	letters: (Letter & { family: FamilyId })[],
	[width, height]: [number, number],
	style = PLAIN,
): Promise<Ink> {
	const paths = letters.map(({ char, family, x, y, size }) => {
		const font = wholeFont(family, style);
		const glyph = font.glyphOf(char.codePointAt(0) ?? 0) ?? 0;
		const path = font
			.outline(glyph)
			.replace(/^(.*) ?([mlch])$/gm, (_, operands, operator) =>
				operator === "h" ? "Z" : operator.toUpperCase() + operands,
			);
		const scale = (size / font.unitsPerEm) * SCALE;
		// The file gives each ideograph one em, and PDFium widens narrower letters to that width.
		const wide = family === "korean" ? (font.unitsPerEm / font.advance(glyph)) * scale : scale;
		return `<path transform="translate(${x * SCALE} ${height - y * SCALE}) scale(${wide} ${-scale})" d="${path}"/>`;
	});
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paths.join("")}</svg>`;
	const pixels = await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
	return (x: number, y: number) => (pixels[y * width + x] ?? 0) > 95;
}

/** The share of ink that two pictures have in common, within a pixel; the smaller of both shares. */
function likeness(one: Ink, other: Ink, [left, top, right, bottom]: number[]): number {
	const share = (from: Ink, to: Ink) => {
		let [all, shared] = [0, 0];
		for (let y = Math.floor(top ?? 0); y < (bottom ?? 0); y++) {
			for (let x = Math.floor(left ?? 0); x < (right ?? 0); x++) {
				if (!from(x, y)) continue;
				all += 1;
				if ([-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => to(x + dx, y + dy)))) shared += 1;
			}
		}
		return all === 0 ? 0 : shared / all;
	};
	return Math.min(share(one, other), share(other, one));
}

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
