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
 * A drawn page as WebP. It must look like what is signed: pages of text and lines are kept without loss, and of
 * photographs a lossy picture is taken only when it was decoded again and shows the page. Where a page without
 * loss has too many colours for a palette, its levels are rounded, by which no pixel moves by more than 4 of 255.
 */
export async function encodePicture({ pixels, widthPx, heightPx }: DrawnPage): Promise<Buffer> {
	const raw = { width: widthPx, height: heightPx, channels: 4 as const };
	const sharp = await loadSharp();
	if (pixels.kind === "flat") return sharp(pixels.rgba, { raw }).webp(LOSSLESS).toBuffer();
	if (isMostlyPlain(pixels.rgba)) return sharp(withFewerLevels(pixels.rgba), { raw }).webp(LOSSLESS).toBuffer();
	const lossy = await sharp(pixels.rgba, { raw }).webp(LOSSY).toBuffer();
	const shown = await sharp(lossy).ensureAlpha().raw().toBuffer();
	if (isFaithful(shown, pixels.rgba, widthPx)) return lossy;
	return sharp(withFewerLevels(pixels.rgba), { raw }).webp(LOSSLESS).toBuffer();
}

/** So many pixels have the colour of their left neighbour on a page of text; of a photograph's hardly any do. */
const PLAIN_SHARE = 0.75;

/** Letters and lines in more colours than a palette holds: no lossy picture keeps them sharp. */
function isMostlyPlain(rgba: Uint8Array): boolean {
	const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.byteLength / 4);
	let alike = 0;
	for (let at = 1; at < pixels.length; at += 1) if (pixels[at] === pixels[at - 1]) alike += 1;
	return alike >= PLAIN_SHARE * pixels.length;
}

/** 32 levels a channel, from 0 to 255. */
const NEAREST_LEVEL = Uint8Array.from({ length: 256 }, (_, value) =>
	Math.round((Math.round((value * 31) / 255) * 255) / 31),
);

function withFewerLevels(rgba: Uint8Array): Uint8Array {
	return rgba.map((value) => NEAREST_LEVEL[value] ?? value);
}
