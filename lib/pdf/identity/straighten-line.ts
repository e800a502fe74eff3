import type { GreyPicture } from "#lib/identity/look-at-picture.ts";
import type { PrintLine } from "./find-print-lines.ts";
import { valueBetween } from "./value-between.ts";

/** Letters are this high in what is recognised, as in what the recogniser learnt from. */
const LETTER_PX = 32;
/** Paper around the letters. */
const MARGIN_PX = 14;

/** Of the paper's light: ink and paper are as dark and as light as these. */
const INK = 0.35;
const PAPER = 0.95;

/** A line of print cut out of a picture, level and all of one size, black on white in whatever light it was. */
export function straightenLine(picture: GreyPicture, line: PrintLine): GreyPicture {
	const scale = line.height / LETTER_PX;
	const height = LETTER_PX + 2 * MARGIN_PX;
	const width = Math.round((line.right - line.left) / scale) + 2 * MARGIN_PX;
	const slope = (line.middle(line.right) - line.middle(line.left)) / (line.right - line.left);
	const along = scale / Math.hypot(1, slope);
	const cut = new Uint8Array(width * height);
	for (let row = 0; row < height; row += 1) {
		const aside = row - (height - 1) / 2;
		for (let column = 0; column < width; column += 1) {
			const ahead = column - MARGIN_PX;
			// Down from the line is at a right angle to it.
			const x = line.left + (ahead - aside * slope) * along;
			const y = line.middle(line.left) + (ahead * slope + aside) * along;
			cut[row * width + column] = valueBetween(picture, x, y);
		}
	}
	return whiten({ width, height, data: cut });
}

/** Puts paper at white and ink at black, column by column: light changes along a line, hardly across it. */
function whiten({ width, height, data }: GreyPicture): GreyPicture {
	const paper = Array.from({ length: width }, (_, column) => {
		const values = Array.from({ length: height }, (_, row) => data[row * width + column] ?? 0);
		return values.sort((one, other) => other - one)[Math.floor(height / 4)] ?? 255;
	});
	const white = new Uint8Array(data.length);
	for (let at = 0; at < data.length; at += 1) {
		const light = (data[at] ?? 0) / Math.max(1, paper[at % width] ?? 255);
		white[at] = Math.round(255 * Math.min(1, Math.max(0, (light - INK) / (PAPER - INK))));
	}
	return { width, height, data: white };
}
