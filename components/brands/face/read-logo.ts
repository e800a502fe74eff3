/** What can be shown everywhere: the server takes no others. */
export const LOGO_TYPES = ["image/png", "image/jpeg", "image/svg+xml"] as const;

const MEGABYTE = 1024 * 1024;
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
		return { url: file.size <= MAX_SENT_BYTES ? url : drawPart(image, null) };
	} catch {
		return { problem: "unread" };
	}
}

function toDataUrl(file: Blob): Promise<string> {
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = reject;
		reader.readAsDataURL(file);
	});
}

/** @throws Event when it is no picture */
export function loadImage(url: string): Promise<HTMLImageElement> {
	return new Promise((resolve, reject) => {
		const image = new Image();
		image.onload = () => resolve(image);
		image.onerror = reject;
		image.src = url;
	});
}

export type Part = { x: number; y: number; width: number; height: number };

/** A part of a picture, in its own pixels, as a PNG in a data URL. @param part null: all of it */
export function drawPart(image: HTMLImageElement, part: Part | null): string {
	const { x, y, width, height } = part ?? { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight };
	const scale = Math.min(1, MAX_SIDE_PX / width, MAX_SIDE_PX / height);
	const canvas = document.createElement("canvas");
	canvas.width = Math.max(1, Math.round(width * scale));
	canvas.height = Math.max(1, Math.round(height * scale));
	canvas.getContext("2d")?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
	return canvas.toDataURL("image/png");
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
