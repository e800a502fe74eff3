import { brotliDecompressSync } from "node:zlib";
import { ByteReader } from "./byte-reader.ts";
import { restoreGlyphs } from "./woff2-glyphs.ts";

/** Clause 4.1 of the WOFF2 specification: tags known by number. */
const KNOWN_TAGS =
	"cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill".match(
		/.{4}(?: |$)/g,
	) ?? [];
/** What hinting needs; outlines do without. */
const UNUSED_TABLES = new Set(["fpgm", "prep", "cvt ", "cvar", "gasp", "hdmx", "VDMX"]);
const HEADER_BYTES = 48;

type Table = { tag: string; length: number; isTransformed: boolean };

/**
 * Turns a WOFF2 file into a plain TrueType file. The font library reads WOFF2 too, but neither
 * applies variations to it nor uses the platform's fast Brotli.
 *
 * @throws RangeError or Error when the bytes are not a WOFF2 font we can read
 */
export function decodeWoff2(bytes: Buffer): Buffer {
	if (bytes.toString("latin1", 0, 4) !== "wOF2") throw new Error("Not a WOFF2 font");
	const compressedLength = bytes.readUInt32BE(20);
	const reader = new ByteReader(bytes.subarray(HEADER_BYTES));
	const tables = Array.from({ length: bytes.readUInt16BE(12) }, () => readTable(reader));
	const start = HEADER_BYTES + reader.offset;
	const data = new ByteReader(brotliDecompressSync(bytes.subarray(start, start + compressedLength)));

	const contents = new Map<string, Buffer>();
	for (const { tag, length, isTransformed } of tables) {
		const content = data.take(length);
		if (UNUSED_TABLES.has(tag) || tag === "loca") continue;
		if (tag !== "glyf" || !isTransformed) {
			if (isTransformed) throw new Error(`Table ${tag} of the font has an unknown transform`);
			contents.set(tag, content);
			continue;
		}
		const { glyf, loca } = restoreGlyphs(content);
		contents.set("glyf", glyf).set("loca", loca);
	}
	return assemble(bytes.readUInt32BE(4), contents);
}

function readTable(reader: ByteReader): Table {
	const flags = reader.u8();
	const known = KNOWN_TAGS[flags & 0x3f];
	const tag = (flags & 0x3f) === 0x3f || !known ? reader.take(4).toString("latin1") : known.slice(0, 4);
	const version = flags >> 6;
	const isTransformed = tag === "glyf" || tag === "loca" ? version === 0 : version !== 0;
	const originalLength = reader.base128();
	return { tag, length: isTransformed ? reader.base128() : originalLength, isTransformed };
}

/** Checksums stay zero: nothing here reads them. */
function assemble(flavor: number, contents: Map<string, Buffer>): Buffer {
	const head = contents.get("head");
	if (head) {
		const long = Buffer.from(head);
		long.writeInt16BE(1, 50);
		contents.set("head", long);
	}
	const tags = [...contents.keys()].sort();
	const directory = Buffer.alloc(12 + tags.length * 16);
	directory.writeUInt32BE(flavor, 0);
	directory.writeUInt16BE(tags.length, 4);
	const parts: Buffer[] = [directory];
	let offset = directory.length;
	tags.forEach((tag, i) => {
		const content = contents.get(tag) ?? Buffer.alloc(0);
		const entry = 12 + i * 16;
		directory.write(tag, entry, "latin1");
		directory.writeUInt32BE(offset, entry + 8);
		directory.writeUInt32BE(content.length, entry + 12);
		const padded = Math.ceil(content.length / 4) * 4;
		parts.push(content, Buffer.alloc(padded - content.length));
		offset += padded;
	});
	return Buffer.concat(parts);
}
