/**
 * How far two pictures of four bytes a pixel, the fourth of which says nothing, stand apart: the largest
 * difference in a channel, the peak signal-to-noise ratio, and the largest mean difference in a channel of a
 * square of 16 by 16 pixels. It runs in a browser too, so it refers to nothing.
 */
export function pixelDifference(
	one: Uint8Array | Uint8ClampedArray,
	other: Uint8Array | Uint8ClampedArray,
	widthPx: number,
): { most: number; psnrDb: number; square: number } {
	if (one.length !== other.length) throw new Error(`${one.length} bytes are compared with ${other.length}`);
	const [heightPx, across] = [one.length / 4 / widthPx, Math.ceil(widthPx / 16)];
	// Most pixels are the same: they are passed over, looked at as numbers whose highest byte (on the machines that
	// browsers run on) is the one that says nothing.
	const words = new Uint32Array(one.buffer, one.byteOffset, one.length / 4);
	const otherWords = new Uint32Array(other.buffer, other.byteOffset, other.length / 4);
	const squares = new Float64Array(across * Math.ceil(heightPx / 16) * 3);
	let [most, sum] = [0, 0];
	for (let y = 0; y < heightPx; y += 1) {
		for (let x = 0; x < widthPx; x += 1) {
			const pixel = y * widthPx + x;
			if ((((words[pixel] ?? 0) ^ (otherWords[pixel] ?? 0)) & 0xffffff) === 0) continue;
			const place = ((y >> 4) * across + (x >> 4)) * 3;
			for (let channel = 0; channel < 3; channel += 1) {
				const difference = Math.abs((one[pixel * 4 + channel] ?? 0) - (other[pixel * 4 + channel] ?? 0));
				squares[place + channel] = (squares[place + channel] ?? 0) + difference;
				if (difference > most) most = difference;
				sum += difference * difference;
			}
		}
	}
	let square = 0;
	for (const [place, total] of squares.entries()) {
		const [left, top] = [(Math.floor(place / 3) % across) * 16, Math.floor(place / 3 / across) * 16];
		const count = Math.min(16, widthPx - left) * Math.min(16, heightPx - top);
		square = Math.max(square, total / count);
	}
	const meanSquare = sum / ((one.length / 4) * 3);
	return { most, psnrDb: meanSquare === 0 ? 99 : 10 * Math.log10(255 ** 2 / meanSquare), square };
}
