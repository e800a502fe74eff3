import sharp from "sharp";
import type { DrawnPage } from "./draw-page.ts";

// One picture is encoded at a time; more threads and a cache would only cost memory.
sharp.concurrency(1);
sharp.cache(false);

/** Measured on 1,240 px pages: higher effort takes 2 to 6 times as long for a tenth of the bytes. */
const EFFORT = 0;
const PHOTO_QUALITY = 70;

/** Writes a drawn page as WebP to `filePath`: lossless for text and lines, lossy for photographs. */
export async function writeWebp(page: DrawnPage, filePath: string): Promise<void> {
	const raw = { width: page.widthPx, height: page.heightPx, channels: 3 as const };
	const options = page.hasFewColors ? { lossless: true } : { quality: PHOTO_QUALITY };
	await sharp(page.rgb, { raw })
		.webp({ effort: EFFORT, ...options })
		.toFile(filePath);
}
