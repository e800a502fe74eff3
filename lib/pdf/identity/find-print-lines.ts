import type { GreyPicture } from "#lib/identity/look-at-picture.ts";
import { findInk } from "./ink.ts";

/** A line of print: where its middle runs, from end to end, and how high its letters are; in pixels of the picture. */
export type PrintLine = { left: number; right: number; middle: (x: number) => number; height: number };

/** Of the picture's width. */
const LEAST_LENGTH = 0.4;
/** How many times as long as high: a zone's lines are at least 30 letters. */
const LEAST_STRETCH = 12;
/** As wide as a letter's gap, and a blank's, when the line fills the picture. */
const GAP = 1 / 50;
/** Columns that say where a line runs. */
const SUPPORTS = 24;

type Columns = { left: number; right: number; top: Int32Array; bottom: Int32Array };

/** The long lines of print in a picture that is upright, though not quite level, from top to bottom. */
export function findPrintLines(picture: GreyPicture): PrintLine[] {
	const { width, height } = picture;
	const ink = findInk(picture, Math.round(width / 25) | 1);
	const smeared = smear(ink, width, Math.round(width * GAP));
	return pieces(smeared, width, height)
		.map(toLine)
		.filter((line) => line !== null)
		.sort((one, other) => one.middle(width / 2) - other.middle(width / 2));
}

/** Ink, and what is between ink and ink of the same row when it is no wider than a gap. */
function smear(ink: Uint8Array, width: number, gap: number): Uint8Array {
	const smeared = Uint8Array.from(ink);
	for (let row = 0; row < ink.length; row += width) {
		let last = -1;
		for (let x = 0; x < width; x += 1) {
			if (ink[row + x] !== 1) continue;
			if (last >= 0 && x - last <= gap) smeared.fill(1, row + last, row + x);
			last = x;
		}
	}
	return smeared;
}

/** Pieces that hang together and are long enough to be a line. */
function pieces(mask: Uint8Array, width: number, height: number): Columns[] {
	const found: Columns[] = [];
	for (let from = 0; from < mask.length; from += 1) {
		if (mask[from] !== 1) continue;
		const piece = takePiece(mask, width, height, from);
		if (piece.right - piece.left >= LEAST_LENGTH * width) found.push(piece);
	}
	return found;
}

function takePiece(mask: Uint8Array, width: number, height: number, from: number): Columns {
	const piece = {
		left: width,
		right: 0,
		top: new Int32Array(width).fill(height),
		bottom: new Int32Array(width).fill(-1),
	};
	const waiting = [from];
	mask[from] = 0;
	for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
		const [x, y] = [at % width, Math.floor(at / width)];
		piece.left = Math.min(piece.left, x);
		piece.right = Math.max(piece.right, x + 1);
		piece.top[x] = Math.min(piece.top[x] ?? y, y);
		piece.bottom[x] = Math.max(piece.bottom[x] ?? y, y);
		for (const next of [at - width, at + width, x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1]) {
			if (mask[next] !== 1) continue;
			mask[next] = 0;
			waiting.push(next);
		}
	}
	return piece;
}

/** Null for what is too thick for a line, or not of one thickness. */
function toLine({ left, right, top, bottom }: Columns): PrintLine | null {
	const middles: [number, number][] = [];
	const heights: number[] = [];
	for (let support = 0; support < SUPPORTS; support += 1) {
		const [start, end] = [support, support + 1].map((step) => left + Math.round(((right - left) * step) / SUPPORTS));
		const [high, low] = extent(top, bottom, start ?? 0, end ?? 0);
		middles.push([((start ?? 0) + (end ?? 0)) / 2, (high + low) / 2]);
		heights.push(low - high + 1);
	}
	const height = median(heights);
	if ((right - left) / height < LEAST_STRETCH) return null;
	return { left, right, middle: fitCurve(middles), height };
}

function extent(top: Int32Array, bottom: Int32Array, start: number, end: number): [number, number] {
	return [Math.min(...top.subarray(start, end)), Math.max(...bottom.subarray(start, end))];
}

function median(values: number[]): number {
	return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** A straight line through the points, most of which lie on it (Theil–Sen). */
function fitCurve(points: [number, number][]): (x: number) => number {
	const slopes = points.flatMap(([x, y], at) => points.slice(at + 1).map(([x2, y2]) => (y2 - y) / (x2 - x)));
	const slope = median(slopes);
	const offset = median(points.map(([x, y]) => y - slope * x));
	return (x) => slope * x + offset;
}
