import { readFile, stat } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { clearPaper } from "#lib/fields/looks/clear-paper.ts";
import { lookAtPicture } from "#lib/identity/look-at-picture.ts";
import { fileRefusal, PdfRefusalError } from "#lib/pdf/refusal.ts";
import type { PdfTasks } from "#lib/pdf/tasks.ts";
import { decodeBmp } from "./decode-bmp.ts";
import { isPhotograph } from "./is-photograph.ts";
import { requireSmallSvg } from "./require-small-svg.ts";

const MAX_PIXELS = 50_000_000;
const MAX_SIDE_PX = { mark: 1200, picture: 2000, logo: 600, identity: 2400, portrait: 256 };
/** What some purposes take; others whatever can be read. */
const FORMATS: Partial<Record<Purpose, readonly (string | undefined)[]>> = {
	logo: ["png", "jpeg", "svg"],
	portrait: ["png", "jpeg", "webp"],
};
/** SVG has no pixels of its own: dense enough for print at any field's size. */
const SVG_DENSITY = 200;

/**
 * Draws an uploaded image (PNG, JPEG, SVG, BMP) anew: upright, without metadata, within bounds. What
 * is stored is only ever our own encoder's output.
 */
export async function normaliseImage(input: PdfTasks["image"]["input"]): Promise<PdfTasks["image"]["output"]> {
	const { sourcePath, outputPath, fileName, purpose } = input;
	try {
		// Bytes, not a path: nothing in an SVG may lead to files beside it.
		const bytes = await readFile(sourcePath);
		// Link holders send these without an account, and each further decoder is a risk.
		if (purpose === "identity" && !isPhotograph(bytes)) throw fileRefusal("filePictureUnread", { file: fileName });
		requireSmallSvg(bytes, fileName);
		await requireFormat(purpose, bytes, fileName);
		const image = openImage(bytes)
			.rotate()
			.resize({
				width: MAX_SIDE_PX[purpose],
				height: MAX_SIDE_PX[purpose],
				...(purpose === "portrait" ? { fit: "cover" } : { fit: "inside", withoutEnlargement: true }),
			});
		const written = await writeFor(purpose, image, outputPath, fileName);
		return { ...written, sizeBytes: (await stat(outputPath)).size };
	} catch (error) {
		if (error instanceof PdfRefusalError) throw error;
		throw fileRefusal("filePictureUnread", { file: fileName });
	}
}

type Purpose = PdfTasks["image"]["input"]["purpose"];

async function writeFor(purpose: Purpose, image: Sharp, outputPath: string, fileName: string) {
	if (purpose === "identity") return writeIdentity(image, outputPath);
	if (purpose === "portrait") return writePortrait(image, outputPath);
	if (purpose === "mark") return writeMark(image, outputPath, fileName);
	return purpose === "logo" ? writeLogo(image, outputPath) : writePicture(image, outputPath);
}

/** What a file is, is decided by its bytes. */
async function requireFormat(purpose: Purpose, bytes: Buffer, fileName: string): Promise<void> {
	const formats = FORMATS[purpose];
	if (!formats) return;
	const { format } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
	if (formats.includes(format)) return;
	throw fileRefusal("filePictureKind", { file: fileName });
}

/** Mail programs show PNG everywhere, transparent or not. */
async function writeLogo(image: Sharp, outputPath: string) {
	const { width, height } = await image.toColourspace("srgb").png({ compressionLevel: 9 }).toFile(outputPath);
	return { mediaType: "image/png" as const, width, height };
}

/** On white: initials stand behind it until it is there. */
async function writePortrait(image: Sharp, outputPath: string) {
	const flat = image.toColourspace("srgb").flatten({ background: "white" }).jpeg({ quality: 86, mozjpeg: true });
	const { width, height } = await flat.toFile(outputPath);
	return { mediaType: "image/jpeg" as const, width, height };
}

/** Every reader takes it, and there is no paper to see through. */
async function writeIdentity(image: Sharp, outputPath: string) {
	const flat = image.toColourspace("srgb").flatten({ background: "white" }).jpeg({ quality: 90 });
	const { width, height } = await flat.toFile(outputPath);
	const data = await sharp(outputPath).greyscale().raw().toBuffer();
	return { mediaType: "image/jpeg" as const, width, height, faults: lookAtPicture({ width, height, data }) };
}

function openImage(bytes: Buffer): Sharp {
	const bitmap = decodeBmp(bytes);
	if (bitmap) {
		return sharp(bitmap.data, { raw: { width: bitmap.width, height: bitmap.height, channels: 4 } });
	}
	return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", density: SVG_DENSITY });
}

async function writePicture(image: Sharp, outputPath: string) {
	const { data, info } = await image.toColourspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	const flat = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
	const { isOpaque } = await flat.clone().stats();
	const size = { width: info.width, height: info.height };
	if (isOpaque) {
		await flat.removeAlpha().jpeg({ quality: 88, mozjpeg: true }).toFile(outputPath);
		return { mediaType: "image/jpeg" as const, ...size };
	}
	await flat.png({ compressionLevel: 9 }).toFile(outputPath);
	return { mediaType: "image/png" as const, ...size };
}

async function writeMark(image: Sharp, outputPath: string, fileName: string) {
	const { data, info } = await image.toColourspace("srgb").ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	const raw = { width: info.width, height: info.height, data: new Uint8Array(data) };
	if (!clearPaper(raw)) {
		throw fileRefusal("fileNoInk", { file: fileName });
	}
	const inked = sharp(raw.data, { raw: { width: raw.width, height: raw.height, channels: 4 } });
	const written = await inked
		.trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 20 })
		.png({ compressionLevel: 9 })
		.toFile(outputPath);
	return { mediaType: "image/png" as const, width: written.width, height: written.height };
}
