/**
 * How far two pictures of four bytes a pixel, the fourth of which says nothing, stand apart: the largest
 * difference in a channel, the peak signal-to-noise ratio, and the largest mean difference in a channel of a
 * square of 16 by 16 pixels. It runs in a browser too, so it refers to nothing.
 */
export function pixelDifference(
	one: ArrayLike<number>,
	other: ArrayLike<number>,
	widthPx: number,
): { most: number; psnrDb: number; square: number } {
	if (one.length !== other.length) throw new Error(`${one.length} bytes are compared with ${other.length}`);
	const heightPx = one.length / 4 / widthPx;
	const across = Math.ceil(widthPx / 16);
	const squares = new Float64Array(across * Math.ceil(heightPx / 16) * 3);
	const counts = new Float64Array(squares.length);
	let [most, sum] = [0, 0];
	for (let at = 0; at < one.length; at += 1) {
		const channel = at % 4;
		if (channel === 3) continue;
		const difference = Math.abs((one[at] ?? 0) - (other[at] ?? 0));
		const pixel = Math.floor(at / 4);
		const square = Math.floor(pixel / widthPx / 16) * across + Math.floor((pixel % widthPx) / 16);
		const place = square * 3 + channel;
		squares[place] = (squares[place] ?? 0) + difference;
		counts[place] = (counts[place] ?? 0) + 1;
		most = Math.max(most, difference);
		sum += difference * difference;
	}
	const means = squares.map((total, place) => total / (counts[place] ?? 1));
	const meanSquare = sum / ((one.length / 4) * 3);
	return {
		most,
		psnrDb: meanSquare === 0 ? 99 : 10 * Math.log10(255 ** 2 / meanSquare),
		square: means.reduce((worst, mean) => Math.max(worst, mean), 0),
	};
}
