import type { IdentityPicture } from "#lib/contract/signing/identity-page.ts";
import { firstFault, lookAtPicture, type PictureFault } from "#lib/identity/look-at-picture.ts";

/** What is to be mended first of what a browser has drawn; null: the picture will do. */
export function pictureFault({ width, height, data }: ImageData, picture: IdentityPicture): PictureFault | null {
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
