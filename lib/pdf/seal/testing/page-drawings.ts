import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { drawFirstPage } from "#lib/pdf/read/testing/draw-first-page.ts";
import { onDisk } from "#lib/pdf/stamp/testing/stamped.ts";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";

/** Red, green and blue of every pixel. */
export type Drawing = { rgb: Buffer; widthPx: number; heightPx: number };
/** A part of a drawing, in shares of its sides. */
export type Part = { x: number; y: number; width: number; height: number };

const WIDTH_PX = 480;
/** Two readers never smooth a line alike: what is compared is the mean of squares. */
const SQUARE_PX = 8;

async function decoded(path: string): Promise<Drawing> {
	const { data, info } = await sharp(path)
		.resize({ width: WIDTH_PX })
		.flatten({ background: "white" })
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { rgb: data, widthPx: info.width, heightPx: info.height };
}

/** The first page as the signing page shows it. */
export async function drawnByPdfium(bytes: Uint8Array): Promise<Drawing> {
	return decoded(await drawFirstPage(onDisk(bytes), makeTestDir("drawing")));
}

/** The first page as another reader shows it. */
export async function drawnByPoppler(bytes: Uint8Array): Promise<Drawing> {
	const path = onDisk(bytes);
	execFileSync("pdftoppm", ["-cropbox", "-scale-to-x", "960", "-scale-to-y", "-1", "-png", "-singlefile", path, path], {
		stdio: "pipe",
	});
	return decoded(`${path}.png`);
}

/** How many pixels of a part are as dark as ink. */
export function inkIn(drawing: Drawing, part: Part): number {
	const { rgb, widthPx, heightPx } = drawing;
	let count = 0;
	for (let y = Math.floor(part.y * heightPx); y < (part.y + part.height) * heightPx; y += 1) {
		for (let x = Math.floor(part.x * widthPx); x < (part.x + part.width) * widthPx; x += 1) {
			const at = (y * widthPx + x) * 3;
			if ((rgb[at] ?? 255) + (rgb[at + 1] ?? 255) + (rgb[at + 2] ?? 255) < 300) count += 1;
		}
	}
	return count;
}

/** #rrggbb at a place. */
export function colorAt({ rgb, widthPx, heightPx }: Drawing, place: Pick<Part, "x" | "y">): string {
	const at = (Math.floor(place.y * heightPx) * widthPx + Math.floor(place.x * widthPx)) * 3;
	return `#${rgb.subarray(at, at + 3).toString("hex")}`;
}

/** The largest difference between squares of two drawings in one channel, 0 to 255; squares that touch `without` do not count. */
export function difference(one: Drawing, other: Drawing, without?: Part): number {
	if (one.widthPx !== other.widthPx || Math.abs(one.heightPx - other.heightPx) > 1) return Number.POSITIVE_INFINITY;
	const heightPx = Math.min(one.heightPx, other.heightPx);
	let worst = 0;
	for (let y = 0; y + SQUARE_PX <= heightPx; y += SQUARE_PX) {
		for (let x = 0; x + SQUARE_PX <= one.widthPx; x += SQUARE_PX) {
			if (without && touches({ x, y }, without, one)) continue;
			for (const channel of [0, 1, 2]) {
				worst = Math.max(worst, Math.abs(mean(one, x, y, channel) - mean(other, x, y, channel)));
			}
		}
	}
	return worst;
}

function touches({ x, y }: { x: number; y: number }, part: Part, { widthPx, heightPx }: Drawing): boolean {
	const isBeside = x + SQUARE_PX < part.x * widthPx || x > (part.x + part.width) * widthPx;
	return !isBeside && y + SQUARE_PX >= part.y * heightPx && y <= (part.y + part.height) * heightPx;
}

function mean({ rgb, widthPx }: Drawing, left: number, top: number, channel: number): number {
	let sum = 0;
	for (let y = top; y < top + SQUARE_PX; y += 1) {
		for (let x = left; x < left + SQUARE_PX; x += 1) sum += rgb[(y * widthPx + x) * 3 + channel] ?? 0;
	}
	return sum / (SQUARE_PX * SQUARE_PX);
}
