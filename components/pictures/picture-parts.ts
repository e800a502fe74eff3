/** @throws ProgressEvent when it cannot be read */
export function toDataUrl(file: Blob): Promise<string> {
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

type Drawn = { maxSidePx: number; type: "image/png" | "image/jpeg" };

/** A part of a picture, in its own pixels, in a data URL; a JPEG on white. @param part null: all of it */
export function drawPart(image: HTMLImageElement, part: Part | null, { maxSidePx, type }: Drawn): string {
	const { x, y, width, height } = part ?? { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight };
	const scale = Math.min(1, maxSidePx / width, maxSidePx / height);
	const canvas = document.createElement("canvas");
	canvas.width = Math.max(1, Math.round(width * scale));
	canvas.height = Math.max(1, Math.round(height * scale));
	const context = canvas.getContext("2d");
	if (context && type === "image/jpeg") {
		context.fillStyle = "#ffffff";
		context.fillRect(0, 0, canvas.width, canvas.height);
	}
	context?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
	return canvas.toDataURL(type, 0.9);
}
