/** What a lossy picture may differ by from what was drawn: as a whole, and in the mean of any square of it. */
const MIN_PSNR_DB = 36;
const MAX_SQUARE_DIFFERENCE = 24;
const SQUARE_PX = 16;

/** The same as a mean of squares: PSNR = 10 log₁₀(255² / mean). */
const MAX_MEAN_SQUARE = 255 ** 2 / 10 ** (MIN_PSNR_DB / 10);

/**
 * Whether a picture shows what was drawn, both as RGBA of the same size. Compression by frequencies is
 * good for photographs and smears coloured letters; this tells which it was.
 */
export function isFaithful(shown: Uint8Array, drawn: Uint8Array, widthPx: number): boolean {
	const heightPx = drawn.length / 4 / widthPx;
	let squares = 0;
	for (let top = 0; top < heightPx; top += SQUARE_PX) {
		for (let left = 0; left < widthPx; left += SQUARE_PX) {
			const right = Math.min(left + SQUARE_PX, widthPx);
			const bottom = Math.min(top + SQUARE_PX, heightPx);
			const found = compareSquare(shown, drawn, { left, top, right, bottom, widthPx });
			if (found.mean > MAX_SQUARE_DIFFERENCE) return false;
			squares += found.squares;
		}
	}
	return squares / (widthPx * heightPx * 3) <= MAX_MEAN_SQUARE;
}

type Square = { left: number; top: number; right: number; bottom: number; widthPx: number };

/** Differences in the channels of one square: their squares in all, and the largest mean of a channel. */
function compareSquare(shown: Uint8Array, drawn: Uint8Array, { left, top, right, bottom, widthPx }: Square) {
	let [red, green, blue, squares] = [0, 0, 0, 0];
	for (let y = top; y < bottom; y += 1) {
		const end = (y * widthPx + right) * 4;
		for (let at = (y * widthPx + left) * 4; at < end; at += 4) {
			const r = Math.abs((shown[at] ?? 0) - (drawn[at] ?? 0));
			const g = Math.abs((shown[at + 1] ?? 0) - (drawn[at + 1] ?? 0));
			const b = Math.abs((shown[at + 2] ?? 0) - (drawn[at + 2] ?? 0));
			red += r;
			green += g;
			blue += b;
			squares += r * r + g * g + b * b;
		}
	}
	return { squares, mean: Math.max(red, green, blue) / ((right - left) * (bottom - top)) };
}
