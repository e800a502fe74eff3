import type { DrawnPage } from "./draw-page.ts";
import { isFaithful } from "./is-faithful.ts";
import { roundLevels } from "./page-pixels.ts";

/** At quality 20 a lossless picture takes half the time it takes at 80, for a third more bytes. */
const LOSSLESS = { lossless: true, effort: 1, quality: 20 };
/** Of scans and photographs a fifth of the bytes. */
const LOSSY = { effort: 0, quality: 90 };

/** Loaded for the first picture: the encoder is native and runs in a thread of its own. */
async function loadSharp() {
	const { default: sharp } = await import("sharp");
	// One picture is encoded at a time; more threads and a cache would only cost memory.
	sharp.concurrency(1);
	sharp.cache(false);
	return sharp;
}

/**
 * A drawn page as WebP. It must look like what is signed: pages of text and lines are kept without loss, and of
 * photographs a lossy picture is taken only when it was decoded again and shows the page; else its levels are
 * rounded and the rest is kept.
 */
export async function encodePicture({ pixels, widthPx, heightPx }: DrawnPage): Promise<Buffer> {
	const raw = { width: widthPx, height: heightPx, channels: 4 as const };
	const sharp = await loadSharp();
	if (pixels.kind === "flat") return sharp(pixels.rgba, { raw }).webp(LOSSLESS).toBuffer();
	const lossy = await sharp(pixels.rgba, { raw }).webp(LOSSY).toBuffer();
	const shown = await sharp(lossy).ensureAlpha().raw().toBuffer();
	if (isFaithful(shown, pixels.rgba, widthPx)) return lossy;
	return sharp(roundLevels(pixels.rgba), { raw }).webp(LOSSLESS).toBuffer();
}
