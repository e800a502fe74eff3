import { drawPart, loadImage, type Part, toDataUrl } from "#components/pictures/picture-parts.ts";
import { MEGABYTE } from "#lib/units.ts";

/** What can be shown everywhere: the server takes no others. */
export const LOGO_TYPES = ["image/png", "image/jpeg", "image/svg+xml"] as const;

const MAX_FILE_BYTES = 5 * MEGABYTE;
/** What goes to the server as it is, and is kept in the browser while it is not saved. */
const MAX_SENT_BYTES = MEGABYTE / 2;
/** As large as the server draws a logo. */
const MAX_SIDE_PX = 600;

export type LogoProblem = "kind" | "large" | "unread";

/**
 * A picture that somebody gives as the logo, as a data URL. Small ones go as they are, so that the server judges them;
 * large ones are drawn smaller here.
 */
export async function readLogo(file: Blob): Promise<{ url: string } | { problem: LogoProblem }> {
	if (!LOGO_TYPES.some((type) => type === file.type)) return { problem: "kind" };
	if (file.size > MAX_FILE_BYTES) return { problem: "large" };
	try {
		const url = await toDataUrl(file);
		const image = await loadImage(url);
		return { url: file.size <= MAX_SENT_BYTES ? url : drawLogo(image, null) };
	} catch {
		return { problem: "unread" };
	}
}

/** A part of a picture as the server would draw it. @param part null: all of it */
export function drawLogo(image: HTMLImageElement, part: Part | null): string {
	return drawPart(image, part, { maxSidePx: MAX_SIDE_PX, type: "image/png" });
}

/** Few enough pixels to count them at once. */
const SAMPLE_PX = 64;

/** The picture's pixels, made small: red, green, blue and opacity of each, 0 to 255. */
export function samplePixels(image: HTMLImageElement): Uint8ClampedArray {
	const canvas = document.createElement("canvas");
	canvas.width = SAMPLE_PX;
	canvas.height = SAMPLE_PX;
	const context = canvas.getContext("2d", { willReadFrequently: true });
	if (!context) return new Uint8ClampedArray();
	context.drawImage(image, 0, 0, SAMPLE_PX, SAMPLE_PX);
	return context.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data;
}
