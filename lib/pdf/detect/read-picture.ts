import { type Box, heightOf, isIn, type Leader, type Stroke, type Word, widthOf } from "./page-ink.ts";
import type { Bitmap } from "./picture.ts";
import { findShapes } from "./shapes.ts";

/** In pixels of 96 dpi. */
const SHORTEST_STROKE = 16;
const THICKEST_STROKE = 4;
const GAP = 2.4;
const PIECE = 3.2;
const SQUARE = { from: 8, to: 26 };
const LETTER = { lowest: 2, highest: 40 };
const WORD_GAP = 4.5;
const TALLEST_LINE = 32;
/** So much of a stroke is ink, and so much of it has none above and below. */
const FILLED = 0.86;
const CLEAR = 0.75;
const MAX_STROKES = 4_000;

/** Dots in a row: so small, so near, so many. */
const DOT = { largest: 3.2, gap: 9, level: 1.6, count: 9 };

type SeenInk = { horizontals: Stroke[]; verticals: Stroke[]; words: Word[]; circles: Box[]; leaders: Leader[] };

/** Lines, small squares and words (without their letters) in a picture; in pixels, its lines being level. */
export function readPicture(bitmap: Bitmap): SeenInk {
	const upright = findStrokes(bitmap);
	const turned = findStrokes(transposed(bitmap));
	const signs = findSigns(bitmap);
	const letters = withoutStrokes(bitmap, upright, turned);
	const boxes = findShapes(letters, bitmap.width, bitmap.height).map((shape) => divide(shape, bitmap.scale));
	const scaled = (stroke: Stroke): Stroke => ({
		from: stroke.from / bitmap.scale,
		to: stroke.to / bitmap.scale,
		at: stroke.at / bitmap.scale,
	});
	const { squares, circles } = signs;
	const { leaders, dots } = findLeaders(boxes);
	const seen = new Set(dots);
	const isSign = (box: Box) => [...squares, ...circles].some((sign) => isIn(box, sign));
	return {
		circles,
		leaders,
		horizontals: [
			...upright.map(scaled),
			...squares.flatMap(({ left, right, top, bottom }) => [
				{ from: left, to: right, at: top },
				{ from: left, to: right, at: bottom },
			]),
		],
		verticals: [
			...turned.map(scaled),
			...squares.flatMap(({ left, right, top, bottom }) => [
				{ from: top, to: bottom, at: left },
				{ from: top, to: bottom, at: right },
			]),
		],
		words: toWords(boxes.filter((box) => !seen.has(box) && isLetter(box) && !isSign(box))),
	};
}

/** Squares and circles to be ticked, each a shape of its own. */
function findSigns(bitmap: Bitmap): { squares: Box[]; circles: Box[] } {
	const { ink, width, height, scale } = bitmap;
	const shapes = findShapes(ink, width, height);
	const boxes = shapes.map((shape) => divide(shape, scale));
	const signs = boxes.flatMap((box, index) => {
		const shape = shapes[index];
		return shape && isSquare(box) ? [{ box, shape }] : [];
	});
	const squares = signs.filter(({ shape }) => isFrame(ink, bitmap, shape));
	const circles = signs.filter(({ box, shape }) => isRing(ink, bitmap, shape) && isAlone(box, boxes));
	return { squares: squares.map(({ box }) => box), circles: circles.map(({ box }) => box) };
}

function divide({ left, top, right, bottom }: Box, by: number): Box {
	return { left: left / by, top: top / by, right: right / by, bottom: bottom / by };
}

function transposed({ ink, width, height, ...others }: Bitmap): Bitmap {
	const turned = new Uint8Array(ink.length);
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) turned[x * height + y] = ink[y * width + x] ?? 0;
	}
	return { ...others, ink: turned, width: height, height: width };
}

/** Thin strokes along the rows, in dots. */
function findStrokes({ ink, width, height, scale }: Bitmap): Stroke[] {
	const [shortest, gap, away] = [SHORTEST_STROKE * scale, GAP * scale, Math.round(THICKEST_STROKE * scale)];
	const strokes: (Stroke & { last: number })[] = [];
	const isInk = (x: number, y: number) => ink[y * width + x] === 1;
	const take = (from: number, to: number, y: number) => {
		let clear = 0;
		for (let x = from; x <= to; x += 1) {
			const isAlone = (y < away || !isInk(x, y - away)) && (y + away >= height || !isInk(x, y + away));
			if (isAlone) clear += 1;
		}
		if (clear < CLEAR * (to - from + 1)) return;
		const same = strokes.findLast((one) => y - one.last <= 3 && one.from <= to && one.to >= from);
		if (same) {
			same.at = (same.at * (same.last - same.at + 1) + y) / (same.last - same.at + 2);
			same.last = y;
			same.from = Math.min(same.from, from);
			same.to = Math.max(same.to, to);
		} else if (strokes.length < MAX_STROKES) strokes.push({ from, to, at: y, last: y });
	};
	const row = new Uint8Array(width + 1);
	for (let y = 1; y < height - 1; y += 1) {
		// A line may be a dot higher or lower along its way.
		for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
			row[x] = (ink[at] ?? 0) | (ink[at - width] ?? 0) | (ink[at + width] ?? 0);
		}
		let [from, last, filled] = [-1, -1, 0];
		for (let x = 0; x <= width; x += 1) {
			if (row[x] === 1) {
				if (from === -1) [from, filled] = [x, 0];
				filled += 1;
				last = x;
			} else if (from !== -1 && (x - last > gap || x === width)) {
				const length = last - from + 1;
				if (length >= shortest && filled >= FILLED * length) take(from, last, y);
				from = -1;
			}
		}
	}
	return withoutPieces(strokes, scale);
}

/** Where a line is jagged, pieces of it are found beside it. */
function withoutPieces(strokes: readonly Stroke[], scale: number): Stroke[] {
	const kept: Stroke[] = [];
	for (const { from, to, at } of strokes.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
		const isPiece = kept.some((one) => {
			const common = Math.min(one.to, to) - Math.max(one.from, from);
			return Math.abs(one.at - at) < PIECE * scale && common > 0.6 * (to - from);
		});
		if (!isPiece) kept.push({ from, to, at });
	}
	return kept;
}

function withoutStrokes(bitmap: Bitmap, rows: readonly Stroke[], columns: readonly Stroke[]): Uint8Array {
	const { width, height, scale } = bitmap;
	const ink = bitmap.ink.slice();
	const reach = Math.ceil(2 * scale);
	for (const { from, to, at } of rows) {
		for (let y = Math.max(0, Math.round(at) - reach); y <= Math.min(height - 1, at + reach); y += 1) {
			ink.fill(0, y * width + Math.max(0, from - 2), y * width + Math.min(width - 1, to + 2) + 1);
		}
	}
	for (const { from, to, at } of columns) {
		for (let y = Math.max(0, from - 2); y <= Math.min(height - 1, to + 2); y += 1) {
			const x = Math.round(at);
			ink.fill(0, y * width + Math.max(0, x - reach), y * width + Math.min(width - 1, x + reach) + 1);
		}
	}
	return ink;
}

function isSquare(box: Box): boolean {
	const [width, height] = [widthOf(box), heightOf(box)];
	const isSmall = Math.min(width, height) >= SQUARE.from && Math.max(width, height) <= SQUARE.to;
	return isSmall && Math.abs(width - height) <= 0.2 * Math.max(width, height);
}

/** Ink all around, corners included, and none within: no letter is like that. */
function isFrame(ink: Uint8Array, { width, scale }: Bitmap, shape: Box): boolean {
	const edge = Math.ceil(1.6 * scale);
	const { left, top, right, bottom } = shape;
	let [around, inked, within, spots] = [0, 0, 0, 0];
	const hasInk = (x: number, y: number, stepX: number, stepY: number) => {
		for (let step = 0; step <= edge; step += 1) if (ink[(y + stepY * step) * width + x + stepX * step] === 1) return 1;
		return 0;
	};
	for (let x = left; x <= right; x += 1) {
		around += 2;
		inked += hasInk(x, top, 0, 1) + hasInk(x, bottom, 0, -1);
	}
	for (let y = top; y <= bottom; y += 1) {
		around += 2;
		inked += hasInk(left, y, 1, 0) + hasInk(right, y, -1, 0);
	}
	for (let y = top + edge + 1; y < bottom - edge; y += 1) {
		for (let x = left + edge + 1; x < right - edge; x += 1) {
			within += 1;
			spots += ink[y * width + x] ?? 0;
		}
	}
	return inked >= 0.94 * around && within > 0 && spots <= 0.06 * within;
}

/** Ink in the middle of each side, and none in the middle or the corners. */
function isRing(ink: Uint8Array, { width, scale }: Bitmap, shape: Box): boolean {
	const { left, top, right, bottom } = shape;
	const [side, edge] = [right - left, Math.ceil(1.8 * scale)];
	const [x, y] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
	const count = (fromX: number, fromY: number, toX: number, toY: number) => {
		let inked = 0;
		for (let row = fromY; row <= toY; row += 1)
			for (let at = fromX; at <= toX; at += 1) inked += ink[row * width + at] ?? 0;
		return inked;
	};
	const reach = Math.round(side / 4);
	const corner = Math.max(1, Math.round(side / 9));
	const isEmpty = count(x - reach, y - reach, x + reach, y + reach) <= 0.05 * (2 * reach) ** 2;
	const inCorners =
		count(left, top, left + corner, top + corner) + count(right - corner, bottom - corner, right, bottom);
	const isRound = inCorners <= 2;
	const isClosed =
		count(x, top, x, top + edge) > 0 &&
		count(x, bottom - edge, x, bottom) > 0 &&
		count(left, y, left + edge, y) > 0 &&
		count(right - edge, y, right, y) > 0;
	return isEmpty && isRound && isClosed;
}

/** A letter has others beside it. */
function isAlone(box: Box, all: readonly Box[]): boolean {
	return !all.some(
		(other) =>
			other !== box &&
			heightOf(other) > 3 &&
			other.bottom > box.top &&
			other.top < box.bottom &&
			Math.max(other.left - box.right, box.left - other.right) < 4,
	);
}

/** Rows of dots, and the dots they are made of. */
function findLeaders(boxes: readonly Box[]): { leaders: Leader[]; dots: Box[] } {
	const small = boxes
		.filter((box) => widthOf(box) <= DOT.largest && heightOf(box) <= DOT.largest)
		.toSorted((a, b) => a.left - b.left);
	const rows: Box[][] = [];
	for (const dot of small) {
		const row = rows.findLast((one) => {
			const last = one.at(-1);
			return last !== undefined && dot.left - last.right < DOT.gap && Math.abs(dot.bottom - last.bottom) < DOT.level;
		});
		if (row) row.push(dot);
		else rows.push([dot]);
	}
	const leading = rows.filter((row) => row.length >= DOT.count);
	const leaders = leading.map((row): Leader => {
		const [first, last] = [row[0], row.at(-1)];
		const bottom = Math.max(...row.map((dot) => dot.bottom));
		// As high as the dots of a text are, whose boxes are those of their letters.
		return { left: first?.left ?? 0, right: last?.right ?? 0, top: bottom - 12, bottom: bottom + 1, sign: "." };
	});
	return { leaders, dots: leading.flat() };
}

function isLetter(box: Box): boolean {
	return heightOf(box) >= LETTER.lowest && heightOf(box) <= LETTER.highest && widthOf(box) <= 160;
}

/** Letters that stand together are a word; all words of a line are equally high, as printed ones are. */
function toWords(letters: readonly Box[]): Word[] {
	const lines: { top: number; bottom: number; letters: Box[] }[] = [];
	for (const letter of letters.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)) {
		const middle = (letter.top + letter.bottom) / 2;
		const line = lines.findLast(
			(one) =>
				middle > one.top &&
				middle < one.bottom + 2 &&
				Math.max(one.bottom, letter.bottom) - Math.min(one.top, letter.top) <= TALLEST_LINE,
		);
		if (line) {
			line.letters.push(letter);
			line.top = Math.min(line.top, letter.top);
			line.bottom = Math.max(line.bottom, letter.bottom);
		} else lines.push({ top: letter.top, bottom: letter.bottom, letters: [letter] });
	}
	return lines.flatMap(wordsOfLine);
}

function wordsOfLine({ letters }: { letters: Box[] }): Word[] {
	const words: Word[] = [];
	for (const letter of letters.toSorted((a, b) => a.left - b.left)) {
		const last = words.at(-1);
		if (last && letter.left - last.right < WORD_GAP) {
			last.right = Math.max(last.right, letter.right);
			last.top = Math.min(last.top, letter.top);
			last.bottom = Math.max(last.bottom, letter.bottom);
		} else words.push({ ...letter, text: "" });
	}
	// What is smaller than a letter is dirt.
	return words.filter((word) => heightOf(word) >= 4 || widthOf(word) >= 6);
}
