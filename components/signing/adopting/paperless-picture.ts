import { clearPaper } from "#lib/fields/looks/clear-paper.ts";

const MAX_SIDE_PX = 800;

type PaperlessPicture = { picture: Blob; width: number; height: number };

/**
 * A picture at an address as it will be used: by the server's own rule without its paper.
 *
 * @returns null when the browser cannot draw it
 */
export async function paperlessPicture(url: string): Promise<PaperlessPicture | null> {
	try {
		const image = new Image();
		image.src = url;
		await image.decode();
		const scale = Math.min(1, MAX_SIDE_PX / Math.max(image.naturalWidth, image.naturalHeight, 1));
		const canvas = document.createElement("canvas");
		canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
		canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
		const context = canvas.getContext("2d");
		if (!context) return null;
		context.drawImage(image, 0, 0, canvas.width, canvas.height);
		const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
		clearPaper(pixels);
		context.putImageData(pixels, 0, 0);
		const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done));
		return picture && { picture, width: canvas.width, height: canvas.height };
	} catch {
		return null;
	}
}
