import type { IdentityPicture } from "#lib/contract/signing/identity-page.ts";
import { firstFault, lookAtPicture, type PictureFault } from "#lib/identity/look-at-picture.ts";
import type { Rect } from "./guide.ts";

/** Sharper than any reader needs; a phone's picture is twice as large. */
const MOST_PX = 2600;
const QUALITY = 0.92;

/**
 * A picture that was taken or chosen, and what is wrong with it; fault null: nothing, or nobody could look. url null: of a
 * kind that this browser does not show.
 */
export type Shot = { file: File; url: string | null; fault: PictureFault | null };

/** Draws a part of a picture, no larger than is needed. @returns null where the browser cannot draw */
export function drawPart(source: CanvasImageSource, part: Rect, mostPx = MOST_PX): CanvasRenderingContext2D | null {
	const scale = Math.min(1, mostPx / Math.max(part.width, part.height));
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(part.width * scale);
	canvas.height = Math.round(part.height * scale);
	const context = canvas.getContext("2d", { willReadFrequently: true });
	context?.drawImage(source, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
	return context;
}

/** What is wrong with what was drawn. */
export function faultOf(context: CanvasRenderingContext2D, picture: IdentityPicture): PictureFault | null {
	const { width, height } = context.canvas;
	return pictureFault(context.getImageData(0, 0, width, height), picture);
}

/** A part of a picture as a file without anything but its points. @returns null where the browser cannot draw */
export async function takeShot(source: CanvasImageSource, part: Rect, picture: IdentityPicture): Promise<Shot | null> {
	const context = drawPart(source, part);
	if (!context) return null;
	const { canvas } = context;
	const fault = faultOf(context, picture);
	const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
	if (!blob) return null;
	const file = new File([blob], `${picture.toLowerCase()}.jpg`, { type: "image/jpeg" });
	return { file, url: URL.createObjectURL(file), fault };
}

/** A file that somebody chose: drawn anew where the browser can read it, as it is where only the server may. */
export async function shotOfFile(file: File, picture: IdentityPicture): Promise<Shot> {
	const asIs = { file, url: null, fault: null };
	try {
		const bitmap = await createImageBitmap(file);
		const whole = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
		const shot = await takeShot(bitmap, whole, picture);
		bitmap.close();
		return shot ?? asIs;
	} catch {
		return asIs;
	}
}

/** What is to be mended first of what a browser has drawn; null: the picture will do. */
function pictureFault({ width, height, data }: ImageData, picture: IdentityPicture): PictureFault | null {
	return firstFault(lookAtPicture({ width, height, data: greyOf(data) }), picture === "Selfie");
}

/** Luma by ITU-R BT.601. */
function greyOf(data: Uint8ClampedArray): Uint8Array {
	const grey = new Uint8Array(data.length / 4);
	for (let at = 0, from = 0; at < grey.length; at += 1, from += 4) {
		grey[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
	}
	return grey;
}
