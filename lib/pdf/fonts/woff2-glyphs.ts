import { ByteReader } from "./byte-reader.ts";

type Point = { dx: number; dy: number; isOnCurve: boolean };
type Streams = Record<"contours" | "points" | "flags" | "glyphs" | "composites" | "boxes", ByteReader>;

const ARGS_ARE_WORDS = 0x0001;
const HAS_SCALE = 0x0008;
const MORE_COMPONENTS = 0x0020;
const HAS_XY_SCALE = 0x0040;
const HAS_TWO_BY_TWO = 0x0080;
const HAS_INSTRUCTIONS = 0x0100;

/**
 * Undoes the glyf/loca transform of WOFF2 (W3C WOFF File Format 2.0, clause 5.1). Hinting
 * instructions are dropped: outlines are drawn, never rasterised from the font.
 *
 * @returns `glyf` and a long-format `loca`
 */
export function restoreGlyphs(transformed: Buffer): { glyf: Buffer; loca: Buffer } {
	const header = new ByteReader(transformed);
	header.take(4);
	const glyphCount = header.u16();
	header.u16();
	const sizes = Array.from({ length: 7 }, () => header.u32());
	const [contours, points, flags, glyphs, composites, boxes] = sizes.map((size) => header.take(size));
	if (!contours || !points || !flags || !glyphs || !composites || !boxes) throw new RangeError("Font without glyphs");
	const bitmapLength = 4 * Math.floor((glyphCount + 31) / 32);
	const streams: Streams = {
		contours: new ByteReader(contours),
		points: new ByteReader(points),
		flags: new ByteReader(flags),
		glyphs: new ByteReader(glyphs),
		composites: new ByteReader(composites),
		boxes: new ByteReader(boxes.subarray(bitmapLength)),
	};

	const parts: Buffer[] = [];
	const loca = Buffer.alloc((glyphCount + 1) * 4);
	let offset = 0;
	for (let id = 0; id < glyphCount; id++) {
		const hasBox = ((boxes[id >> 3] ?? 0) & (0x80 >> (id & 7))) !== 0;
		const glyph = restoreGlyph(streams, hasBox);
		parts.push(glyph);
		offset += glyph.length;
		loca.writeUInt32BE(offset, (id + 1) * 4);
	}
	return { glyf: Buffer.concat(parts), loca };
}

function restoreGlyph(streams: Streams, hasBox: boolean): Buffer {
	const contourCount = streams.contours.i16();
	if (contourCount === 0) return Buffer.alloc(0);
	if (contourCount < 0) return restoreComposite(streams);

	const ends: number[] = [];
	let pointCount = 0;
	for (let i = 0; i < contourCount; i++) {
		pointCount += streams.points.u255();
		ends.push(pointCount - 1);
	}
	const outline = Array.from({ length: pointCount }, () => readPoint(streams.flags.u8(), streams.glyphs));
	streams.glyphs.u255();
	const box = hasBox ? streams.boxes.take(8) : boxOf(outline);

	const body = Buffer.alloc(10 + contourCount * 2 + 2 + pointCount * 5);
	body.writeInt16BE(contourCount, 0);
	box.copy(body, 2);
	let at = 10;
	for (const end of ends) at = body.writeUInt16BE(end, at);
	at = body.writeUInt16BE(0, at);
	for (const point of outline) at = body.writeUInt8(point.isOnCurve ? 1 : 0, at);
	for (const point of outline) at = body.writeInt16BE(point.dx, at);
	for (const point of outline) at = body.writeInt16BE(point.dy, at);
	return even(body);
}

function restoreComposite(streams: Streams): Buffer {
	const box = streams.boxes.take(8);
	const head = Buffer.alloc(2);
	head.writeInt16BE(-1, 0);
	const parts: Buffer[] = [head, box];
	let flags = MORE_COMPONENTS;
	let hasInstructions = false;
	while (flags & MORE_COMPONENTS) {
		flags = streams.composites.u16();
		hasInstructions ||= (flags & HAS_INSTRUCTIONS) !== 0;
		const cleared = Buffer.alloc(2);
		cleared.writeUInt16BE(flags & ~HAS_INSTRUCTIONS, 0);
		parts.push(cleared, streams.composites.take(2 + componentArgumentsLength(flags)));
	}
	if (hasInstructions) streams.glyphs.u255();
	return even(Buffer.concat(parts));
}

function componentArgumentsLength(flags: number): number {
	const offsets = flags & ARGS_ARE_WORDS ? 4 : 2;
	if (flags & HAS_SCALE) return offsets + 2;
	if (flags & HAS_XY_SCALE) return offsets + 4;
	if (flags & HAS_TWO_BY_TWO) return offsets + 8;
	return offsets;
}

/** Clause 5.2: a flag tells how many bytes a point's distance takes, and the signs. */
function readPoint(flag: number, data: ByteReader): Point {
	const isOnCurve = flag < 128;
	const code = flag & 0x7f;
	const sign = (bit: number, value: number) => (bit & 1 ? value : -value);
	if (code < 10) return { dx: 0, dy: sign(code, ((code & 14) << 7) + data.u8()), isOnCurve };
	if (code < 20) return { dx: sign(code, (((code - 10) & 14) << 7) + data.u8()), dy: 0, isOnCurve };
	if (code < 84) {
		const base = code - 20;
		const byte = data.u8();
		const dx = sign(code, 1 + (base & 0x30) + (byte >> 4));
		return { dx, dy: sign(code >> 1, 1 + ((base & 0x0c) << 2) + (byte & 0x0f)), isOnCurve };
	}
	if (code < 120) {
		const base = code - 84;
		const dx = sign(code, 1 + (Math.floor(base / 12) << 8) + data.u8());
		return { dx, dy: sign(code >> 1, 1 + (((base % 12) >> 2) << 8) + data.u8()), isOnCurve };
	}
	if (code < 124) {
		const first = data.u8();
		const second = data.u8();
		const dx = sign(code, (first << 4) + (second >> 4));
		return { dx, dy: sign(code >> 1, ((second & 0x0f) << 8) + data.u8()), isOnCurve };
	}
	const dx = sign(code, data.u16());
	return { dx, dy: sign(code >> 1, data.u16()), isOnCurve };
}

function boxOf(points: Point[]): Buffer {
	let [x, y] = [0, 0];
	let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const point of points) {
		x += point.dx;
		y += point.dy;
		minX = Math.min(minX, x);
		minY = Math.min(minY, y);
		maxX = Math.max(maxX, x);
		maxY = Math.max(maxY, y);
	}
	const box = Buffer.alloc(8);
	[minX, minY, maxX, maxY].forEach((value, i) => {
		box.writeInt16BE(Number.isFinite(value) ? value : 0, i * 2);
	});
	return box;
}

function even(bytes: Buffer): Buffer {
	return bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(1)]);
}
