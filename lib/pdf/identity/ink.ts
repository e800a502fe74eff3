import type { GreyPicture } from "#lib/identity/look-at-picture.ts";

/** Of the light around it: what is darker is printed on it, in whatever light both are. */
const PRINTED = 0.78;

/** 1 where something is printed, 0 elsewhere; `windowPx` is some times as wide as a stroke. */
export function findInk({ width, height, data }: GreyPicture, windowPx: number): Uint8Array {
	const sums = sumTable({ width, height, data });
	const ink = new Uint8Array(width * height);
	const half = Math.floor(windowPx / 2);
	for (let y = 0; y < height; y += 1) {
		const [top, bottom] = [Math.max(0, y - half), Math.min(height, y + half + 1)];
		for (let x = 0; x < width; x += 1) {
			const [left, right] = [Math.max(0, x - half), Math.min(width, x + half + 1)];
			const sum = sumOf(sums, width + 1, left, top, right, bottom);
			const mean = sum / ((right - left) * (bottom - top));
			if ((data[y * width + x] ?? 0) < PRINTED * mean) ink[y * width + x] = 1;
		}
	}
	return ink;
}

/** The sum of all that is above and left of a point, so that the sum of any rectangle is four of them. */
function sumTable({ width, height, data }: GreyPicture): Float64Array {
	const sums = new Float64Array((width + 1) * (height + 1));
	for (let y = 0; y < height; y += 1) {
		let row = 0;
		for (let x = 0; x < width; x += 1) {
			row += data[y * width + x] ?? 0;
			sums[(y + 1) * (width + 1) + x + 1] = row + (sums[y * (width + 1) + x + 1] ?? 0);
		}
	}
	return sums;
}

function sumOf(sums: Float64Array, stride: number, left: number, top: number, right: number, bottom: number): number {
	const at = (x: number, y: number) => sums[y * stride + x] ?? 0;
	return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
}
