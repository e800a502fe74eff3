import { writeFile } from "node:fs/promises";
import type { DrawnPage } from "./draw-page.ts";
import { encodeIndexedWebp } from "./webp/encode-indexed-webp.ts";

/** Higher effort takes 2 to 6 times as long for a tenth of the bytes. */
const EFFORT = 0;
const QUALITY = 70;

/** Loaded for the first photograph: without it an idle process is 15 MB smaller. */
async function loadSharp() {
	const { default: sharp } = await import("sharp");
	// One picture is encoded at a time; more threads and a cache would only cost memory.
	sharp.concurrency(1);
	sharp.cache(false);
	return sharp;
}

/** Writes a drawn page as WebP to `filePath`: lossless for text and lines, lossy for photographs. */
export async function writeWebp(page: DrawnPage, filePath: string): Promise<void> {
	const { pixels, widthPx, heightPx } = page;
	if (pixels.kind === "indexed") {
		const { indexes, palette } = pixels;
		await writeFile(filePath, encodeIndexedWebp({ widthPx, heightPx, indexes, palette }));
		return;
	}
	const raw = { width: widthPx, height: heightPx, channels: 3 as const };
	const sharp = await loadSharp();
	await sharp(pixels.rgb, { raw }).webp({ effort: EFFORT, quality: QUALITY }).toFile(filePath);
}
