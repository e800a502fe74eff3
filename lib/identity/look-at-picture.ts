/** A picture in shades of grey: a byte per pixel, row by row from the top. */
export type GreyPicture = { width: number; height: number; data: Uint8Array | Uint8ClampedArray };

export type PictureFault = "blurred" | "glare" | "dark" | "tooSmall";
export type PictureFaults = Record<PictureFault, boolean>;

const MENDED_FIRST: readonly PictureFault[] = ["tooSmall", "dark", "glare", "blurred"];

/** Of 44 letters in a line, over nine tenths of the picture, each then has 20 pixels. */
const LEAST_LONG_SIDE_PX = 960;
const LEAST_SHORT_SIDE_PX = 540;

/** Larger ones are looked at as if they had about this many, which a person could not tell from them either. */
const LOOKED_AT_PX = 1280;

/** Print is in the middle: what lies around the document says nothing of it. */
const MIDDLE = 0.8;

/** Of 255: the lightest twentieth of a picture is darker than this when there was too little light. */
const LEAST_LIGHT = 105;

/** Where light is mirrored nothing is left but white. */
const MIRRORED = 251;
const BLOCK_PX = 8;
const MIRRORED_OF_BLOCK = 0.95;
/** Of the picture, in one piece that does not reach its edge: there it is the table. */
const MOST_MIRRORED = 0.004;

/** Differences between neighbours that light and the sensor make by themselves. */
const NOISE = 18;
/** How much of those differences is left after a blur of nine pixels: a sharp edge loses nearly all. */
const MOST_LEFT = 0.36;
const BLUR_PX = 9;
/** Every so many rows and columns say as much as all. */
const LINE_STEP = 3;
/** Too few edges to say anything: no document is there, or it cannot be made out. */
const LEAST_EDGES = 0.002;

/**
 * What is wrong with a photograph of a document, so that it can be taken again before anybody tries to read it. Costs
 * some ten milliseconds; the same in browser and server.
 */
export function lookAtPicture(picture: GreyPicture): PictureFaults {
	const { width, height } = picture;
	const [long, short] = [Math.max(width, height), Math.min(width, height)];
	const small = reduce(picture);
	return {
		blurred: isBlurred(small),
		glare: hasGlare(small),
		dark: isDark(small),
		tooSmall: long < LEAST_LONG_SIDE_PX || short < LEAST_SHORT_SIDE_PX,
	};
}

/** What is to be mended first; null: the picture will do. Of a face only the light is judged. */
export function firstFault(found: PictureFaults, isFace: boolean): PictureFault | null {
	return MENDED_FIRST.find((fault) => found[fault] && (!isFace || fault === "dark")) ?? null;
}

/** The mean of whole blocks of pixels, so that the long side is about the one looked at. */
function reduce(picture: GreyPicture): GreyPicture {
	const by = Math.round(Math.max(picture.width, picture.height) / LOOKED_AT_PX);
	if (by <= 1) return picture;
	const [width, height] = [Math.floor(picture.width / by), Math.floor(picture.height / by)];
	const data = new Uint8Array(width * height);
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) data[y * width + x] = meanOf(picture, x * by, y * by, by);
	}
	return { width, height, data };
}

function meanOf({ width, data }: GreyPicture, left: number, top: number, side: number): number {
	let sum = 0;
	for (let y = top; y < top + side; y += 1) {
		for (let x = left; x < left + side; x += 1) sum += data[y * width + x] ?? 0;
	}
	return sum / (side * side);
}

function isDark({ data }: GreyPicture): boolean {
	const counts = new Uint32Array(256);
	for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
	let lighter = 0;
	for (let value = 255; value >= LEAST_LIGHT; value -= 1) lighter += counts[value] ?? 0;
	return lighter < data.length / 20;
}

function hasGlare(picture: GreyPicture): boolean {
	const [columns, rows] = [Math.floor(picture.width / BLOCK_PX), Math.floor(picture.height / BLOCK_PX)];
	const white = new Uint8Array(columns * rows);
	for (let row = 0; row < rows; row += 1) {
		for (let column = 0; column < columns; column += 1) {
			white[row * columns + column] = isMirrored(picture, column * BLOCK_PX, row * BLOCK_PX) ? 1 : 0;
		}
	}
	return white.some((_, at) => sizeOfPiece(white, columns, at) > MOST_MIRRORED * white.length);
}

function isMirrored({ width, data }: GreyPicture, left: number, top: number): boolean {
	// Of nearly all blocks the first pixels say enough: three of 64 may be darker.
	const corner = top * width + left;
	if (
		(data[corner] ?? 0) < MIRRORED &&
		(data[corner + 1] ?? 0) < MIRRORED &&
		(data[corner + 2] ?? 0) < MIRRORED &&
		(data[corner + 3] ?? 0) < MIRRORED
	)
		return false;
	let count = 0;
	for (let y = top; y < top + BLOCK_PX; y += 1) {
		for (let x = left; x < left + BLOCK_PX; x += 1) if ((data[y * width + x] ?? 0) >= MIRRORED) count += 1;
	}
	return count >= MIRRORED_OF_BLOCK * BLOCK_PX * BLOCK_PX;
}

/** Blocks in one piece with this one, which are then taken out; 0 for a piece at the picture's edge. */
function sizeOfPiece(white: Uint8Array, columns: number, from: number): number {
	if (white[from] !== 1) return 0;
	const waiting = [from];
	white[from] = 0;
	let size = 0;
	let isAtEdge = false;
	for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
		size += 1;
		const column = at % columns;
		isAtEdge ||= column === 0 || column === columns - 1 || at < columns || at >= white.length - columns;
		for (const next of [at - columns, at + columns, column > 0 ? at - 1 : -1, column < columns - 1 ? at + 1 : -1]) {
			if (white[next] !== 1) continue;
			white[next] = 0;
			waiting.push(next);
		}
	}
	return isAtEdge ? 0 : size;
}

/**
 * A picture that is sharp loses much when it is blurred, one that is blurred does not (after Crété-Roffet and others,
 * "The Blur Effect", 2007); along rows and columns, as a hand that moved blurs in one direction.
 */
function isBlurred(picture: GreyPicture): boolean {
	return isBlurredAlong(picture, 1, picture.width) || isBlurredAlong(picture, picture.width, 1);
}

function isBlurredAlong({ width, height, data }: GreyPicture, along: number, across: number): boolean {
	const [length, lines] = along === 1 ? [width, height] : [height, width];
	const [start, end] = middleOf(length);
	const [first, last] = middleOf(lines);
	let [before, lost, edges] = [0, 0, 0];
	for (let line = first; line < last; line += LINE_STEP) {
		const at = (index: number) => data[line * across + index * along] ?? 0;
		const half = (BLUR_PX - 1) / 2;
		for (let index = start; index < end; index += 1) {
			const difference = Math.abs(at(index) - at(index - 1));
			if (difference < NOISE) continue;
			// Blurred, neighbours differ by what one window has and the other has not.
			const after = Math.abs(at(index + half) - at(index - half - 1)) / BLUR_PX;
			edges += 1;
			before += difference;
			lost += Math.max(0, difference - after);
		}
	}
	if (edges < (LEAST_EDGES * (end - start) * (last - first)) / LINE_STEP) return true;
	return 1 - lost / before > MOST_LEFT;
}

function middleOf(length: number): [number, number] {
	const margin = Math.max(BLUR_PX, Math.round((length * (1 - MIDDLE)) / 2));
	return [margin, length - margin];
}
