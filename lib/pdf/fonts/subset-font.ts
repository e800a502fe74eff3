/** Tables of an embedded TrueType font (PDF 2.0, 9.9.1), in the order in which they are written. */
const TABLES = ["head", "hhea", "loca", "maxp", "cvt ", "prep", "glyf", "hmtx", "fpgm"] as const;
const NEEDED = ["head", "hhea", "loca", "maxp", "glyf", "hmtx"] as const;

/** Flags of a part of a compound glyph (OpenType, "glyf"). */
const ARGUMENTS_ARE_WORDS = 0x0001;
const HAS_SCALE = 0x0008;
const MORE_PARTS = 0x0020;
const HAS_TWO_SCALES = 0x0040;
const HAS_MATRIX = 0x0080;

type Tables = Map<string, Buffer>;

/** What of a TrueType file a part of it is made from. */
export type FontParts = { tables: Tables; glyph: (id: number) => Buffer; metrics: (id: number) => Buffer };

/**
 * Opens a TrueType file to be embedded in part.
 *
 * @returns null when it has outlines of another kind or varies: those are not written by slices
 */
export function fontParts(file: Buffer): FontParts | null {
	const tables = tablesOf(file);
	const [head, hhea, loca, , glyf, hmtx] = NEEDED.map((tag) => tables.get(tag));
	if (!head || !hhea || !loca || !glyf || !hmtx || !tables.has("maxp") || tables.has("fvar")) return null;
	const isLong = head.readInt16BE(50) === 1;
	const offset = (id: number) => (isLong ? loca.readUInt32BE(id * 4) : loca.readUInt16BE(id * 2) * 2);
	const wideCount = hhea.readUInt16BE(34);
	return {
		tables,
		glyph: (id) => glyf.subarray(offset(id), offset(id + 1)),
		metrics(id) {
			if (id < wideCount) return hmtx.subarray(id * 4, id * 4 + 4);
			// Glyphs behind the last width all have that one, and a bearing of their own.
			const bearing = wideCount * 4 + (id - wideCount) * 2;
			return Buffer.concat([hmtx.subarray(wideCount * 4 - 4, wideCount * 4 - 2), hmtx.subarray(bearing, bearing + 2)]);
		},
	};
}

/**
 * A TrueType font of some glyphs of another, numbered in this order from 1 on, behind the sign for a missing one.
 * Outlines and instructions are copied as they are: the font library takes each apart and puts it together again,
 * number by number, which is a tenth of the work of a seal.
 *
 * @throws RangeError when the font is damaged or has no such glyph
 */
export function subsetFont(parts: FontParts, glyphIds: readonly number[]): Buffer {
	const ids = [0, ...glyphIds];
	const places = new Map(ids.map((id, place) => [id, place]));
	const placeOf = (id: number) => {
		const place = places.get(id) ?? ids.push(id) - 1;
		places.set(id, place);
		return place;
	};
	const glyphs: Buffer[] = [];
	// The parts of compound glyphs come behind those asked for, and may be compound themselves.
	for (let place = 0; place < ids.length; place += 1) glyphs.push(withParts(parts.glyph(ids[place] ?? 0), placeOf));
	const offsets = Buffer.alloc(4 * (glyphs.length + 1));
	let end = 0;
	for (const [place, glyph] of glyphs.entries()) {
		end += glyph.length;
		offsets.writeUInt32BE(end, 4 * (place + 1));
	}
	const written = new Map(parts.tables)
		.set("head", withNumber(parts.tables, "head", 50, 1))
		.set("hhea", withNumber(parts.tables, "hhea", 34, glyphs.length))
		.set("maxp", withNumber(parts.tables, "maxp", 4, glyphs.length))
		.set("loca", offsets)
		.set("glyf", Buffer.concat(glyphs))
		.set("hmtx", Buffer.concat(ids.map(parts.metrics)));
	return assemble(written);
}

/** A copy of a table with one number of 16 bits in it changed. */
function withNumber(tables: Tables, tag: string, offset: number, value: number): Buffer {
	const copy = Buffer.from(tables.get(tag) ?? []);
	copy.writeUInt16BE(value, offset);
	return copy;
}

/** A compound glyph names its parts by their places; others stay as they are. */
function withParts(glyph: Buffer, placeOf: (id: number) => number): Buffer {
	if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
	const copy = Buffer.from(glyph);
	let flags: number;
	let at = 10;
	do {
		flags = copy.readUInt16BE(at);
		copy.writeUInt16BE(placeOf(copy.readUInt16BE(at + 2)), at + 2);
		at += flags & ARGUMENTS_ARE_WORDS ? 8 : 6;
		if (flags & HAS_MATRIX) at += 8;
		else if (flags & HAS_TWO_SCALES) at += 4;
		else if (flags & HAS_SCALE) at += 2;
	} while (flags & MORE_PARTS);
	return copy;
}

function tablesOf(file: Buffer): Tables {
	const tables: Tables = new Map();
	for (let entry = 12; entry < 12 + file.readUInt16BE(4) * 16; entry += 16) {
		const start = file.readUInt32BE(entry + 8);
		const tag = file.toString("latin1", entry, entry + 4);
		tables.set(tag, file.subarray(start, start + file.readUInt32BE(entry + 12)));
	}
	return tables;
}

/** Checksums stay zero: no reader of a PDF looks at them. */
function assemble(tables: Tables): Buffer {
	const present = TABLES.flatMap((tag) => {
		const content = tables.get(tag);
		return content && content.length > 0 ? [{ tag, content }] : [];
	});
	const largestPower = 2 ** Math.floor(Math.log2(present.length));
	const header = Buffer.alloc(12 + present.length * 16);
	header.write("true", "latin1");
	header.writeUInt16BE(present.length, 4);
	header.writeUInt16BE(largestPower * 16, 6);
	header.writeUInt16BE(Math.log2(largestPower), 8);
	header.writeUInt16BE((present.length - largestPower) * 16, 10);
	let offset = header.length;
	for (const [index, { tag, content }] of present.entries()) {
		const entry = 12 + index * 16;
		header.write(tag, entry, "latin1");
		header.writeUInt32BE(offset, entry + 8);
		header.writeUInt32BE(content.length, entry + 12);
		offset += content.length;
	}
	return Buffer.concat([header, ...present.map(({ content }) => content)]);
}
