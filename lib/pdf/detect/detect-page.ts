import type { PageGeometry } from "#lib/fields/field-types.ts";
import type { Pdfium } from "#lib/pdf/read/pdfium.ts";
import type { Box, PageInk } from "./page-ink.ts";
import type { Proposal } from "./page-view.ts";
import { takePicture } from "./picture.ts";
import { type PrintLine, toLines } from "./print-lines.ts";
import { proposePlaces } from "./propose.ts";
import { readPaths } from "./read-paths.ts";
import { readPicture } from "./read-picture.ts";
import { readWords } from "./read-words.ts";
import { Scratch } from "./scratch.ts";

/** A picture over this much of a page is the page: a scan. */
const SCAN_SHARE = 0.55;

/**
 * The places of a loaded page that are there to be filled in, by its lines and words, and of a scan by its picture; and
 * the lines of its text.
 *
 * @param page FPDF_PAGE
 * @param signed places of signatures that are known besides
 */
export function detectPage(
	pdfium: Pdfium,
	page: number,
	{ geometry, signed }: { geometry: PageGeometry; signed: readonly Box[] },
): { places: Proposal[]; lines: PrintLine[] } {
	const scratch = new Scratch(pdfium);
	try {
		const { words, leaders, squares, circles } = readWords(pdfium, scratch, page, geometry);
		const paths = readPaths(pdfium, scratch, page, geometry);
		const ink: PageInk = {
			widthPx: geometry.widthPx,
			heightPx: geometry.heightPx,
			words,
			leaders,
			squares,
			horizontals: paths.horizontals,
			verticals: paths.verticals,
			circles: [...circles, ...paths.circles],
		};
		const isPicture = isScan(paths.pictures, ink);
		const places = isPicture ? proposeOnScan(pdfium, page, ink, signed) : proposePlaces(ink, signed);
		return { places, lines: toLines(words, leaders) };
	} finally {
		scratch.free();
	}
}

function isScan(pictures: readonly Box[], { widthPx, heightPx }: PageInk): boolean {
	const covered = pictures.reduce((sum, { left, top, right, bottom }) => {
		const width = Math.min(right, widthPx) - Math.max(left, 0);
		const height = Math.min(bottom, heightPx) - Math.max(top, 0);
		return sum + Math.max(0, width) * Math.max(0, height);
	}, 0);
	return covered > SCAN_SHARE * widthPx * heightPx;
}

/** Where a scanner's software has put its words over the picture they are used, else what looks like words. */
function proposeOnScan(pdfium: Pdfium, page: number, ink: PageInk, signed: readonly Box[]): Proposal[] {
	const bitmap = takePicture(pdfium, page, ink);
	const seen = readPicture(bitmap);
	const { slope } = bitmap;
	const levelled: PageInk = {
		...ink,
		words: ink.words.length > 0 ? ink.words.map((word) => ({ ...word, ...moved(word, -slope) })) : seen.words,
		leaders: [...ink.leaders.map((leader) => ({ ...leader, ...moved(leader, -slope) })), ...seen.leaders],
		squares: ink.squares.map((square) => moved(square, -slope)),
		circles: [...ink.circles.map((circle) => moved(circle, -slope)), ...seen.circles],
		horizontals: slope === 0 ? [...ink.horizontals, ...seen.horizontals] : seen.horizontals,
		verticals: slope === 0 ? [...ink.verticals, ...seen.verticals] : seen.verticals,
	};
	return proposePlaces(levelled, signed).map((one) => ({ ...one, ...moved(one, slope) }));
}

/** A box as it stands on a sheet that lies askew, or, with the slope turned round, on the same one levelled. */
function moved({ left, top, right, bottom }: Box, slope: number): Box {
	const [x, y] = [(left + right) / 2, (top + bottom) / 2];
	const [across, down] = [-y * slope, x * slope];
	return { left: left + across, right: right + across, top: top + down, bottom: bottom + down };
}
