import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PDF } from "@libpdf/core";
import sharp from "sharp";
import type { PageGeometry } from "#lib/fields/field-types.ts";
import type { SealField, SealFile } from "#lib/pdf/tasks.ts";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";
import { finishFonts } from "../embedded-font.ts";
import { pageBox } from "../page-box.ts";
import { preparePages } from "../prepare-pages.ts";
import { stampFields } from "../stamp-fields.ts";

export type Stamped = { bytes: Uint8Array; pages: PageGeometry[] };

/** Stamps fields onto a file as sealing does, without signing it. */
export async function stamped(
	source: Uint8Array,
	fields: SealField[],
	{ isSigned = false, ...rest }: Partial<Pick<SealFile, "isSigned" | "documentId">> = {},
): Promise<Stamped> {
	const pdf = await PDF.load(source);
	if (!isSigned) preparePages(pdf);
	const pages = pdf.getPages().map((page) => pageBox(pdf, page));
	await stampFields(pdf, { sourcePath: "", name: "test.pdf", isSigned, pages, fields, ...rest });
	finishFonts(pdf);
	return { bytes: await pdf.save({ incremental: isSigned }), pages };
}

/** A blank PDF of so many A4 pages. */
export async function blankPdf(pageCount = 1): Promise<Uint8Array> {
	const pdf = PDF.create();
	for (let i = 0; i < pageCount; i++) pdf.addPage({ size: "a4" });
	return pdf.save();
}

/** A file on disk for programs that judge it. */
export function onDisk(bytes: Uint8Array, name = "file.pdf"): string {
	const path = join(makeTestDir("stamp"), name);
	writeFileSync(path, bytes);
	return path;
}

const BIDI_CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** What poppler reads off one page, without the bidi marks it adds, NFC. */
export function readText(bytes: Uint8Array, page = 1): string {
	const range = ["-f", String(page), "-l", String(page)];
	const text = execFileSync("pdftotext", [...range, onDisk(bytes), "-"], { encoding: "utf8" });
	return text.replace(BIDI_CONTROLS, "").normalize("NFC");
}

export type Picture = {
	widthPx: number;
	heightPx: number;
	/** #rrggbb at a point of the displayed page, in 96-dpi pixels. */
	at: (x: number, y: number) => string;
	/** Number of pixels in a rectangle that are not white. */
	inkIn: (box: { x: number; y: number; width: number; height: number }) => number;
};

/** A page as poppler shows it; points are in pixels of the displayed page whatever its UserUnit. */
export async function look(bytes: Uint8Array, geometry: PageGeometry, page = 1): Promise<Picture> {
	const path = onDisk(bytes);
	const range = ["-f", String(page), "-l", String(page)];
	execFileSync("pdftoppm", ["-cropbox", "-r", "96", "-png", "-singlefile", ...range, path, path]);
	const { data, info } = await sharp(readFileSync(`${path}.png`))
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const scale = info.width / geometry.widthPx;
	const offset = (x: number, y: number) => (Math.floor(y * scale) * info.width + Math.floor(x * scale)) * 3;
	return {
		widthPx: info.width / scale,
		heightPx: info.height / scale,
		at: (x, y) => `#${data.subarray(offset(x, y), offset(x, y) + 3).toString("hex")}`,
		inkIn({ x, y, width, height }) {
			let count = 0;
			for (let dy = 0; dy < height; dy++) {
				for (let dx = 0; dx < width; dx++) {
					const at = offset(x + dx, y + dy);
					if ((data[at] ?? 0) < 250 || (data[at + 1] ?? 0) < 250 || (data[at + 2] ?? 0) < 250) count++;
				}
			}
			return count;
		},
	};
}
