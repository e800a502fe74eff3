import { blankRows } from "../blank-rows.ts";
import { BitWriter } from "./bit-writer.ts";
import { findMatches } from "./find-matches.ts";
import { type PrefixCode, writePrefixCode } from "./prefix-code.ts";

/** A picture of at most 256 colours: an index into the palette for each pixel, row by row. */
export type IndexedPicture = {
	widthPx: number;
	heightPx: number;
	indexes: Uint8Array;
	palette: [number, number, number][];
};

const COLOR_INDEXING = 3;

/** Sizes of the alphabets of green with lengths, the other channels, and distances (RFC 9649 section 3.7.1). */
const GREENS = 256 + 24;
const CHANNEL = 256;
const DISTANCES = 40;

/** Symbol and extra bits of a length or distance code, both from 1 (RFC 9649 section 3.6.2.2). */
function toPrefix(value: number): { symbol: number; extra: number; extraBits: number } {
	const rest = value - 1;
	if (rest < 4) return { symbol: rest, extra: 0, extraBits: 0 };
	const top = 31 - Math.clz32(rest);
	const extraBits = top - 1;
	return { symbol: 2 * top + ((rest >> extraBits) & 1), extra: rest & ((1 << extraBits) - 1), extraBits };
}

/** Distances to the pixel above and the one to the left have codes of their own; the first 120 are for neighbours. */
function toDistanceCode(distance: number, width: number): number {
	if (distance === width) return 1;
	if (distance === 1) return 2;
	return distance + 120;
}

function writeSymbol(writer: BitWriter, code: PrefixCode, symbol: number): void {
	writer.write(code.words[symbol] ?? 0, code.lengths[symbol] ?? 0);
}

/** The palette, each colour as its difference from the one before, as an image one pixel high. */
function writePalette(writer: BitWriter, palette: IndexedPicture["palette"]): void {
	writer.write(COLOR_INDEXING, 2);
	writer.write(palette.length - 1, 8);
	writer.write(0, 1);
	const pixels = palette.map((color, index) => {
		const before = palette[index - 1] ?? [0, 0, 0];
		return color.map((value, channel) => (value - (before[channel] ?? 0)) & 0xff);
	});
	const alphas = palette.map((_, index) => (index === 0 ? 255 : 0));
	const channels = [1, 0, 2].map((channel) => pixels.map((pixel) => pixel[channel] ?? 0));
	const codes = [...channels, alphas].map((values, index) => {
		const counts = new Uint32Array(index === 0 ? GREENS : CHANNEL);
		for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
		return { values, code: writePrefixCode(writer, counts) };
	});
	writePrefixCode(writer, new Uint32Array(DISTANCES));
	for (let index = 0; index < palette.length; index += 1) {
		for (const { values, code } of codes) writeSymbol(writer, code, values[index] ?? 0);
	}
}

/** Pixels of a small palette share a byte: 8, 4 or 2 of them (RFC 9649 section 3.5.4). */
function bundle({ widthPx, heightPx, indexes, palette }: IndexedPicture): { bytes: Uint8Array; width: number } {
	const shift = palette.length <= 2 ? 3 : palette.length <= 4 ? 2 : palette.length <= 16 ? 1 : 0;
	if (shift === 0) return { bytes: indexes, width: widthPx };
	const perByte = 1 << shift;
	const bits = 8 >> shift;
	const width = Math.ceil(widthPx / perByte);
	const bytes = new Uint8Array(width * heightPx);
	const isBlank = blankRows(indexes, widthPx, 0);
	for (let y = 0; y < heightPx; y += 1) {
		if (isBlank(y)) continue;
		const from = y * widthPx;
		for (let x = 0; x < widthPx; x += 1) {
			const at = y * width + (x >> shift);
			bytes[at] = (bytes[at] ?? 0) | ((indexes[from + x] ?? 0) << ((x & (perByte - 1)) * bits));
		}
	}
	return { bytes, width };
}

function writePixels(writer: BitWriter, bytes: Uint8Array, width: number): void {
	const pairs = findMatches(bytes, width);
	const greens = new Uint32Array(GREENS);
	const distances = new Uint32Array(DISTANCES);
	const add = (counts: Uint32Array, symbol: number) => {
		counts[symbol] = (counts[symbol] ?? 0) + 1;
	};
	for (let at = 0; at < pairs.length; at += 2) {
		const length = pairs[at] ?? 0;
		const value = pairs[at + 1] ?? 0;
		if (length === 0) {
			add(greens, value);
		} else {
			add(greens, 256 + toPrefix(length).symbol);
			add(distances, toPrefix(toDistanceCode(value, width)).symbol);
		}
	}
	const green = writePrefixCode(writer, greens);
	for (let channel = 0; channel < 3; channel += 1) writePrefixCode(writer, new Uint32Array(CHANNEL));
	const distance = writePrefixCode(writer, distances);
	for (let at = 0; at < pairs.length; at += 2) {
		const length = pairs[at] ?? 0;
		const value = pairs[at + 1] ?? 0;
		if (length === 0) {
			writeSymbol(writer, green, value);
			continue;
		}
		const run = toPrefix(length);
		writeSymbol(writer, green, 256 + run.symbol);
		writer.write(run.extra, run.extraBits);
		const back = toPrefix(toDistanceCode(value, width));
		writeSymbol(writer, distance, back.symbol);
		writer.write(back.extra, back.extraBits);
	}
}

/** The RIFF container around one VP8L chunk (RFC 9649 section 2.6). */
function wrap(data: Uint8Array): Buffer {
	const padded = data.byteLength + (data.byteLength & 1);
	const file = Buffer.alloc(20 + padded);
	file.write("RIFF", 0, "latin1");
	file.writeUInt32LE(12 + padded, 4);
	file.write("WEBPVP8L", 8, "latin1");
	file.writeUInt32LE(data.byteLength, 16);
	file.set(data, 20);
	return file;
}

/**
 * Lossless WebP (RFC 9649) of a picture with few colours. Page pictures stand in the way of every
 * send, and a general encoder takes four times as long for them, most of it on what only photographs need.
 */
export function encodeIndexedWebp(picture: IndexedPicture): Buffer {
	const writer = new BitWriter();
	writer.write(0x2f, 8);
	writer.write(picture.widthPx - 1, 14);
	writer.write(picture.heightPx - 1, 14);
	// No alpha, version 0; one transform, the palette; no colour cache; one set of codes.
	writer.write(0, 4);
	writer.write(1, 1);
	writePalette(writer, picture.palette);
	writer.write(0, 3);
	const { bytes, width } = bundle(picture);
	writePixels(writer, bytes, width);
	return wrap(writer.finish());
}
