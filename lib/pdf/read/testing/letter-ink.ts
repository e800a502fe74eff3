import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { wholeFont } from "#lib/pdf/fonts/choose-font.ts";
import type { FamilyId } from "#lib/pdf/fonts/families.ts";
import { onDisk } from "#lib/pdf/stamp/testing/stamped.ts";
import { openPainter } from "../draw-page.ts";
import { type OpenDocument, openDocument } from "../open-document.ts";
import { loadPdfium } from "../pdfium.ts";

const pdfium = await loadPdfium();
const { api } = pdfium;
/** Pixels per point. */
export const SCALE = 3;
export const PLAIN = { isBold: false, isItalic: false };

type Ink = (x: number, y: number) => boolean;
type Letter = {
	char: string;
	font: string;
	x: number;
	y: number;
	size: number;
	box: [number, number, number, number];
};

const opened: OpenDocument[] = [];

/** `closeAll` closes it. */
export function open(bytes: Uint8Array): OpenDocument {
	const document = openDocument(pdfium, bytes, "file.pdf");
	if (!document) throw new Error("The file cannot be opened.");
	opened.push(document);
	return document;
}

export function closeAll(): void {
	for (const document of opened.splice(0)) document.close();
}

/** The letters of the text layer of page 1, in points from its bottom left. */
export function lettersOf({ handle }: OpenDocument): Letter[] {
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

export function draw(document: OpenDocument, [widthPx, heightPx]: [number, number]): Ink {
	const painter = openPainter(pdfium, document);
	const { rgba } = painter.draw(0, { widthPx, heightPx }).pixels;
	const ink = Buffer.from(rgba);
	painter.close();
	return (x, y) => (ink[(y * widthPx + x) * 4] ?? 255) < 160;
}

/** Each letter as HarfBuzz draws it, at its position on the page, condensed to at most `widthEm`. */
export async function expectedInk(
	letters: (Letter & { family: FamilyId; widthEm?: number })[],
	[width, height]: [number, number],
	style = PLAIN,
): Promise<Ink> {
	const paths = letters.map(({ char, family, x, y, size, widthEm = 1 }) => {
		const font = wholeFont(family, style);
		const glyph = font.glyphOf(char.codePointAt(0) ?? 0) ?? 0;
		const path = font
			.outline(glyph)
			.replace(/^(.*) ?([mlch])$/gm, (_, operands, operator) =>
				operator === "h" ? "Z" : operator.toUpperCase() + operands,
			);
		const scale = (size / font.unitsPerEm) * SCALE;
		const ownEm = font.advance(glyph) / font.unitsPerEm;
		// The file gives each ideograph one em, and narrower letters are widened to that width.
		const wide = family === "korean" ? scale / ownEm : scale * Math.min(1, widthEm / ownEm);
		return `<path transform="translate(${x * SCALE} ${height - y * SCALE}) scale(${wide} ${-scale})" d="${path}"/>`;
	});
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paths.join("")}</svg>`;
	const pixels = await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
	return (x: number, y: number) => (pixels[y * width + x] ?? 0) > 95;
}

/** Page 1 as poppler draws it. */
export async function drawByPoppler(bytes: Uint8Array, [widthPx, heightPx]: [number, number]): Promise<Ink> {
	const path = onDisk(bytes);
	execFileSync("pdftoppm", [
		"-scale-to-x",
		`${widthPx}`,
		"-scale-to-y",
		`${heightPx}`,
		"-r",
		"72",
		"-png",
		"-singlefile",
		path,
		path,
	]);
	const pixels = await sharp(readFileSync(`${path}.png`))
		.extractChannel("red")
		.raw()
		.toBuffer();
	return (x, y) => (pixels[y * widthPx + x] ?? 255) < 160;
}

/** The share of ink that two pictures have in common, within a pixel; the smaller of both shares. */
export function likeness(one: Ink, other: Ink, [left, top, right, bottom]: number[]): number {
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
