import { readFile } from "node:fs/promises";
import type { PDF, PDFImage } from "@libpdf/core";

const images = new WeakMap<PDF, Map<string, PDFImage>>();

/**
 * A PNG or JPEG as an image of the document, once per file however often it is drawn.
 *
 * @throws Error when the file is no picture
 */
export async function loadImage(pdf: PDF, path: string): Promise<PDFImage> {
	const known = images.get(pdf) ?? new Map<string, PDFImage>();
	images.set(pdf, known);
	const existing = known.get(path);
	if (existing) return existing;
	const image = await embed(pdf, await readFile(path));
	known.set(path, image);
	return image;
}

async function embed(pdf: PDF, bytes: Buffer): Promise<PDFImage> {
	if (isPlainJpeg(bytes)) return pdf.embedJpeg(bytes);
	if (!isJpeg(bytes)) {
		try {
			return pdf.embedPng(bytes);
		} catch {
			// Interlaced or otherwise rare: re-encoded below.
		}
	}
	// Loaded only for rare pictures: it is large.
	const { default: sharp } = await import("sharp");
	const upright = sharp(bytes).rotate().toColourspace("srgb");
	if (isJpeg(bytes)) return pdf.embedJpeg(await upright.jpeg({ quality: 92 }).toBuffer());
	return pdf.embedPng(await upright.ensureAlpha().png({ progressive: false, palette: false }).toBuffer());
}

function isJpeg(bytes: Buffer): boolean {
	return bytes[0] === 0xff && bytes[1] === 0xd8;
}

/** Gray or RGB and without EXIF, which may say that the picture stands on its side. */
function isPlainJpeg(bytes: Buffer): boolean {
	if (!isJpeg(bytes)) return false;
	for (let at = 2; at + 9 < bytes.length; ) {
		if (bytes[at] !== 0xff) return false;
		const marker = bytes[at + 1] ?? 0;
		if (marker === 0xe1 && bytes.toString("latin1", at + 4, at + 8) === "Exif") return false;
		const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
		if (isFrame) return bytes[at + 9] === 1 || bytes[at + 9] === 3;
		at += 2 + bytes.readUInt16BE(at + 2);
	}
	return false;
}
