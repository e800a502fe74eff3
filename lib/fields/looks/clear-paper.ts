/** Four bytes a pixel: red, green, blue, opacity. */
type Pixels = { width: number; height: number; data: Uint8Array | Uint8ClampedArray };

/** Differences from the paper below this are paper, above the second are ink; in between it fades. */
const PAPER_DIFFERENCE = 28;
const INK_DIFFERENCE = 96;
/** The share of a picture that must be ink for it to be a signature at all. */
const MIN_INK_SHARE = 0.0005;

/**
 * Makes the paper of a photographed or scanned signature transparent, in place. The paper's brightness
 * is taken from the surroundings of each pixel, because photos are darker toward the corners.
 *
 * @returns false when nothing but paper was found
 */
export function clearPaper(image: Pixels): boolean {
	const { width, height, data } = image;
	if (hasTransparency(data)) return inkShare(data) >= MIN_INK_SHARE;
	const light = paperLight(image);
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			const at = (y * width + x) * 4;
			const difference = light(x, y) - brightness(data, at);
			const ink = (difference - PAPER_DIFFERENCE) / (INK_DIFFERENCE - PAPER_DIFFERENCE);
			data[at + 3] = Math.round(255 * Math.min(1, Math.max(0, ink)));
		}
	}
	return inkShare(data) >= MIN_INK_SHARE;
}

function brightness(data: Pixels["data"], at: number): number {
	return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
}

function hasTransparency(data: Pixels["data"]): boolean {
	let count = 0;
	for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 128) count += 1;
	return count > data.length / 4 / 20;
}

function inkShare(data: Pixels["data"]): number {
	let count = 0;
	for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 128) count += 1;
	return count / (data.length / 4);
}

const CELLS = 8;

/** The paper's brightness at a point: the 90th percentile of each cell of a coarse grid, interpolated. */
function paperLight({ width, height, data }: Pixels): (x: number, y: number) => number {
	const cells = Array.from({ length: CELLS * CELLS }, (_, index) => {
		const column = index % CELLS;
		const row = Math.floor(index / CELLS);
		return percentile(data, width, {
			x0: Math.floor((column * width) / CELLS),
			x1: Math.ceil(((column + 1) * width) / CELLS),
			y0: Math.floor((row * height) / CELLS),
			y1: Math.ceil(((row + 1) * height) / CELLS),
		});
	});
	const cell = (column: number, row: number) => cells[clamp(row) * CELLS + clamp(column)] ?? 255;
	return (x, y) => {
		const column = (x / width) * CELLS - 0.5;
		const row = (y / height) * CELLS - 0.5;
		const left = Math.floor(column);
		const top = Math.floor(row);
		const alongX = column - left;
		const alongY = row - top;
		const upper = cell(left, top) * (1 - alongX) + cell(left + 1, top) * alongX;
		const lower = cell(left, top + 1) * (1 - alongX) + cell(left + 1, top + 1) * alongX;
		return upper * (1 - alongY) + lower * alongY;
	};
}

function clamp(index: number): number {
	return Math.min(CELLS - 1, Math.max(0, index));
}

function percentile(
	data: Pixels["data"],
	width: number,
	area: { x0: number; x1: number; y0: number; y1: number },
): number {
	const counts = new Uint32Array(256);
	let total = 0;
	for (let y = area.y0; y < area.y1; y += 1) {
		for (let x = area.x0; x < area.x1; x += 1) {
			const value = Math.round(brightness(data, (y * width + x) * 4));
			counts[value] = (counts[value] ?? 0) + 1;
			total += 1;
		}
	}
	let seen = 0;
	for (let value = 255; value >= 0; value -= 1) {
		seen += counts[value] ?? 0;
		if (seen >= total / 10) return value;
	}
	return 255;
}
