import sharp, { type Sharp } from "sharp";
import type { GreyPicture } from "#lib/identity/look-at-picture.ts";
import { checkDigitsHold, parseMrz } from "#lib/identity/parse-mrz.ts";
import { findFillers } from "./find-fillers.ts";
import { type Cells, findCells } from "./find-letter-cells.ts";
import { findPrintLines, type PrintLine } from "./find-print-lines.ts";
import { readLine } from "./read-line.ts";
import { settleDoubts } from "./settle-doubts.ts";
import { straightenLine } from "./straighten-line.ts";

/** Lines of so many letters, and how many of them a zone has: TD3, TD2, TD1 (ICAO Doc 9303-4 to 9303-6). */
const LAYOUTS: readonly { letters: number; lines: number }[] = [
	{ letters: 44, lines: 2 },
	{ letters: 36, lines: 2 },
	{ letters: 30, lines: 3 },
];

/** Lines are read at the first size and looked for at the second, in pixels of the longer side. */
const READ_AT_PX = 2000;
const LOOKED_FOR_AT_PX = 800;

/** Above it letters do not stand where boundaries would leave them room: it is not a zone of that many. */
const MOST_CROSSED = 0.012;

/** Between surname and given names stand two. */
const LEAST_FILLERS = 2;

/** Clockwise: how else somebody may hold a document. */
const TURNS = [0, 180, 90, 270];

type ZoneLine = { picture: GreyPicture; cells: Cells; letters: number };

/**
 * The lines of the machine-readable zone in a photograph, whichever way up it is; null when there is none that can be
 * read. Where check digits do not hold in any way that was found, it is the first.
 */
export async function readZone(photograph: Uint8Array): Promise<string[] | null> {
	let found: string[] | null = null;
	const upright = await toGrey(sharp(photograph), READ_AT_PX);
	for (const turn of TURNS) {
		for (const zone of await findZones(upright, turn)) {
			const lines = await readLines(zone);
			if (!lines) continue;
			const parsed = parseMrz(lines);
			if (parsed && checkDigitsHold(parsed)) return lines;
			found ??= parsed && /^[PIAC]/.test(lines[0] ?? "") ? lines : null;
		}
	}
	return found;
}

/** Null where there are no fillers, as in a zone that is upside down. */
async function readLines(zone: ZoneLine[]): Promise<string[] | null> {
	const marked = zone.map(({ picture, cells }) => ({ picture, cells, fillers: findFillers(picture, cells) }));
	if (marked.flatMap(({ fillers }) => fillers.filter(Boolean)).length < LEAST_FILLERS) return null;
	const read = [];
	for (const { picture, cells, fillers } of marked) {
		read.push({ text: await readLine(picture, cells, fillers), picture, cells });
	}
	return settleDoubts(read);
}

/** What looks like a zone, the lowest first. */
async function findZones(upright: GreyPicture, turn: number): Promise<ZoneLine[][]> {
	const large = turn === 0 ? upright : await toGrey(toSharp(upright).rotate(turn), READ_AT_PX);
	const small = await toGrey(toSharp(large), LOOKED_FOR_AT_PX);
	const scale = large.width / small.width;
	const lines = findPrintLines(small).flatMap((line) => toZoneLine(large, enlarge(line, scale)) ?? []);
	return LAYOUTS.flatMap((layout) =>
		lines.flatMap((_, at) => {
			const zone = lines.slice(at, at + layout.lines);
			const fits = zone.length === layout.lines && zone.every(({ letters }) => letters === layout.letters);
			return fits ? [zone] : [];
		}),
	).reverse();
}

/** No side longer than this, in pixels. */
async function toGrey(picture: Sharp, side: number): Promise<GreyPicture> {
	const { data, info } = await picture
		.resize(side, side, { fit: "inside", withoutEnlargement: true })
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { width: info.width, height: info.height, data };
}

function toSharp({ width, height, data }: GreyPicture): Sharp {
	return sharp(data, { raw: { width, height, channels: 1 } });
}

function enlarge({ left, right, middle, height }: PrintLine, scale: number): PrintLine {
	return { left: left * scale, right: right * scale, height: height * scale, middle: (x) => middle(x / scale) * scale };
}

/** Null for a line that is not of a zone. */
function toZoneLine(picture: GreyPicture, line: PrintLine): ZoneLine | null {
	const level = straightenLine(picture, line);
	let best: ZoneLine | null = null;
	for (const { letters } of LAYOUTS) {
		const cells = findCells(level, letters);
		if (cells && cells.crossed < (best?.cells.crossed ?? MOST_CROSSED)) best = { picture: level, cells, letters };
	}
	return best;
}
