import { charString } from "./char-string.ts";

/** A glyph of a font to be built; lengths in units of that font. */
export type CffGlyph = {
	/** A name in a simple font, a CID in a composite one (PDF 2.0, 9.7.4.2). */
	id: string | number;
	advance: number;
	/** Path operators as `LoadedFont.outline` has them. */
	outline: string;
};

type CffFont = {
	name: string;
	/** 1000 in a composite font. */
	unitsPerEm: number;
	/** Left, bottom, right, top. */
	boundingBox: readonly number[];
	/** Without .notdef, which is empty. All have names, or all have CIDs in ascending order. */
	glyphs: readonly CffGlyph[];
};

/** Operators of DICT data (Adobe Technical Note #5176, tables 9, 10 and 23). */
const FONT_BBOX = [5];
const CHARSET = [15];
const CHAR_STRINGS = [17];
const PRIVATE = [18];
const FONT_MATRIX = [12, 7];
const ROS = [12, 30];
const CID_COUNT = [12, 34];
const FD_ARRAY = [12, 36];
const FD_SELECT = [12, 37];

const HEADER = Buffer.from([1, 0, 4, 4]);
/** Strings from here on are the font’s own (Technical Note #5176, appendix A). */
const FIRST_OWN_STRING = 391;
const UNITS_WITHOUT_MATRIX = 1000;

/**
 * Builds a CFF font program (Adobe Technical Note #5176). Viewers find its glyphs by the names of a simple font’s
 * encoding or by the CIDs of a composite font, so that encoding and widths of the PDF stay as they are.
 */
export function buildCff(font: CffFont): Buffer {
	const { glyphs } = font;
	const isComposite = typeof glyphs[0]?.id === "number";
	const strings = isComposite ? ["Adobe", "Identity"] : glyphs.map(({ id }) => String(id));
	const ids = glyphs.map(({ id }, position) => (typeof id === "number" ? id : FIRST_OWN_STRING + position));
	const names = indexOf([latin1(font.name)]);
	const noSubroutines = indexOf([]);
	const stringIndex = indexOf(strings.map(latin1));
	const charset = Buffer.concat([Buffer.from([0]), ...ids.map(card16)]);
	const glyphIndex = indexOf([
		charString("", 0),
		...glyphs.map(({ outline, advance }) => charString(outline, advance)),
	]);
	const fdSelect = isComposite ? Buffer.from([3, 0, 1, 0, 0, 0, ...card16(glyphs.length + 1)]) : Buffer.alloc(0);
	// The offsets in it take the same room whatever they are.
	const topLength = indexOf([topDict(0)]).length;
	const charsetAt = HEADER.length + names.length + topLength + stringIndex.length + noSubroutines.length;

	function topDict(start: number): Buffer {
		const charStringsAt = start + charset.length;
		const privateAt = charStringsAt + glyphIndex.length;
		const entries = [
			...(isComposite ? [entry([FIRST_OWN_STRING, FIRST_OWN_STRING + 1, 0], ROS)] : []),
			entry(font.boundingBox.map(Math.round), FONT_BBOX),
			...(font.unitsPerEm === UNITS_WITHOUT_MATRIX ? [] : [fontMatrix(font.unitsPerEm)]),
			entry([start], CHARSET),
			entry([charStringsAt], CHAR_STRINGS),
		];
		if (!isComposite) return Buffer.concat([...entries, entry([0, privateAt], PRIVATE)]);
		const cidCount = (ids.at(-1) ?? 0) + 1;
		const composite = [
			entry([cidCount], CID_COUNT),
			entry([privateAt], FD_SELECT),
			entry([privateAt + fdSelect.length], FD_ARRAY),
		];
		return Buffer.concat([...entries, ...composite]);
	}

	// A private dictionary of no bytes: every charstring has its width in full.
	const fdArray = isComposite ? indexOf([entry([0, charsetAt], PRIVATE)]) : Buffer.alloc(0);
	const top = indexOf([topDict(charsetAt)]);
	return Buffer.concat([HEADER, names, top, stringIndex, noSubroutines, charset, glyphIndex, fdSelect, fdArray]);
}

/** INDEX data (Technical Note #5176, section 5). */
function indexOf(items: readonly Buffer[]): Buffer {
	if (items.length === 0) return card16(0);
	const offsets = Buffer.alloc((items.length + 1) * 4);
	let end = 1;
	items.forEach((item, position) => {
		offsets.writeUInt32BE(end, position * 4);
		end += item.length;
	});
	offsets.writeUInt32BE(end, items.length * 4);
	return Buffer.concat([card16(items.length), Buffer.from([4]), offsets, ...items]);
}

/** Operands of five bytes each, and their operator. */
function entry(operands: readonly number[], operator: readonly number[]): Buffer {
	const bytes = Buffer.alloc(operands.length * 5);
	operands.forEach((operand, position) => {
		bytes.writeUInt8(29, position * 5);
		bytes.writeInt32BE(operand, position * 5 + 1);
	});
	return Buffer.concat([bytes, Buffer.from(operator)]);
}

function fontMatrix(unitsPerEm: number): Buffer {
	const scale = real(1 / unitsPerEm);
	const zero = entry([0], []);
	return Buffer.concat([scale, zero, zero, scale, zero, zero, Buffer.from(FONT_MATRIX)]);
}

/** A real number: a nibble for each digit (Technical Note #5176, table 5). */
function real(value: number): Buffer {
	const nibbles = [...value.toFixed(12).replace(/^0/, "")].map((char) => (char === "." ? "a" : char)).join("");
	return Buffer.from(`1e${nibbles}${nibbles.length % 2 === 0 ? "ff" : "f"}`, "hex");
}

function card16(value: number): Buffer {
	return Buffer.from([value >> 8, value & 0xff]);
}

function latin1(text: string): Buffer {
	return Buffer.from(text, "latin1");
}
