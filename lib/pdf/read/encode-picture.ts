import type { DrawnPage } from "./draw-page.ts";
import { isFaithful } from "./is-faithful.ts";

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
 * A drawn page as WebP. It must look like what is signed: flat pages are kept without loss, and a lossy
 * picture is taken only when it was decoded again and shows the page; else its levels are halved, by
 * which no pixel moves by more than 4 of 255, and the rest is kept.
 */
export async function encodePicture({ pixels, widthPx, heightPx }: DrawnPage): Promise<Buffer> {
	const raw = { width: widthPx, height: heightPx, channels: 4 as const };
	const sharp = await loadSharp();
	if (pixels.kind === "flat") return sharp(pixels.rgba, { raw }).webp(LOSSLESS).toBuffer();
	const lossy = await sharp(pixels.rgba, { raw }).webp(LOSSY).toBuffer();
	const shown = await sharp(lossy).ensureAlpha().raw().toBuffer();
	if (isFaithful(shown, pixels.rgba, widthPx)) return lossy;
	return sharp(withFewerLevels(pixels.rgba), { raw }).webp(LOSSLESS).toBuffer();
}

/** 32 levels a channel, from 0 to 255. */
const NEAREST_LEVEL = Uint8Array.from({ length: 256 }, (_, value) =>
	Math.round((Math.round((value * 31) / 255) * 255) / 31),
);

function withFewerLevels(rgba: Uint8Array): Uint8Array {
	return rgba.map((value) => NEAREST_LEVEL[value] ?? value);
}
