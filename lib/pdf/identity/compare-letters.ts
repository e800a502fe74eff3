import type { GreyPicture } from "#lib/identity/look-at-picture.ts";
import { valueBetween } from "./value-between.ts";

/** A letter around the middle of its ink, so that letters of one zone can be laid upon one another. */
export type LetterPicture = Uint8Array;

const WIDTH_PX = 32;
const HEIGHT_PX = 44;
/** Every letter of a zone has the same room, however near to the camera it was. */
const ROOM_PX = 26;
/** How far letters are moved to find how they fit best. */
const SHIFT_PX = 1;

/** The letter between two columns of a line's picture; null where there is no ink. */
export function cutLetter(picture: GreyPicture, left: number, right: number): LetterPicture | null {
	const { width, height, data } = picture;
	let [sumX, sumY, total] = [0, 0, 0];
	const [start, end] = [Math.max(0, Math.round(left)), Math.min(width, Math.round(right))];
	for (let y = 0; y < height; y += 1) {
		for (let x = start; x < end; x += 1) {
			const ink = 255 - (data[y * width + x] ?? 255);
			sumX += x * ink;
			sumY += y * ink;
			total += ink;
		}
	}
	if (total === 0) return null;
	const scale = (right - left) / ROOM_PX;
	const letter = new Uint8Array(WIDTH_PX * HEIGHT_PX).fill(255);
	for (let row = 0; row < HEIGHT_PX; row += 1) {
		const y = sumY / total + (row - (HEIGHT_PX - 1) / 2) * scale;
		for (let column = 0; column < WIDTH_PX; column += 1) {
			const x = sumX / total + (column - (WIDTH_PX - 1) / 2) * scale;
			if (x < start || x > end - 1 || y < 0 || y > height - 1) continue;
			letter[row * WIDTH_PX + column] = valueBetween(picture, x, y);
		}
	}
	return letter;
}

/** How much two letters differ, from 0 for the same ones. */
export function differenceOf(one: LetterPicture, other: LetterPicture): number {
	let least = Number.POSITIVE_INFINITY;
	for (let dy = -SHIFT_PX; dy <= SHIFT_PX; dy += 1) {
		for (let dx = -SHIFT_PX; dx <= SHIFT_PX; dx += 1) least = Math.min(least, differenceAt(one, other, dx, dy));
	}
	return least;
}

function differenceAt(one: LetterPicture, other: LetterPicture, dx: number, dy: number): number {
	let [difference, ink] = [0, 1];
	for (let row = SHIFT_PX; row < HEIGHT_PX - SHIFT_PX; row += 1) {
		for (let column = SHIFT_PX; column < WIDTH_PX - SHIFT_PX; column += 1) {
			const here = one[row * WIDTH_PX + column] ?? 255;
			const there = other[(row + dy) * WIDTH_PX + column + dx] ?? 255;
			difference += Math.abs(here - there);
			ink += 510 - here - there;
		}
	}
	return difference / ink;
}
