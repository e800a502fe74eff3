import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type BinaryCMap, cidOf, readBinaryCMap, splitCodes } from "./read-binary-cmap.ts";

/** A code of a composite font in hexadecimal, its CID and its characters; null where they are not known. */
export type ReadCode = { code: string; cid: number; text: string | null };

/** What the codes of a composite font select (PDF 2.0, 9.7.5.2). */
export type CMap = {
	/** Null when its CIDs are of no known collection. */
	ordering: Ordering | null;
	/** As CMaps name them. */
	codeSpaces: string[];
	read: (bytes: Buffer) => ReadCode[];
};

export const TWO_BYTES = ["<0000> <ffff>"];

/** Character collections of Adobe, and the CMaps in which their CIDs are found by Unicode. */
const COLLECTIONS = {
	GB1: ["UniGB-UTF16-H"],
	CNS1: ["UniCNS-UTF16-H"],
	Japan1: ["UniJIS-UTF16-H", "UniJIS-UCS2-HW-H"],
	Korea1: ["UniKS-UTF16-H"],
} as const;
export type Ordering = keyof typeof COLLECTIONS;

/** How the codes of predefined CMaps for horizontal writing are read (PDF 2.0, table 116). */
const PREDEFINED: readonly [name: RegExp, ordering: Ordering, encoding: string][] = [
	[/^UniGB-(UCS2|UTF16)-H$/, "GB1", "utf-16be"],
	[/^UniCNS-(UCS2|UTF16)-H$/, "CNS1", "utf-16be"],
	[/^UniJIS(2004)?-(UCS2|UCS2-HW|UTF16)-H$/, "Japan1", "utf-16be"],
	[/^UniKS-(UCS2|UTF16)-H$/, "Korea1", "utf-16be"],
	[/^(GB|GBK|GBKp|GBpc)-EUC-H$/, "GB1", "gbk"],
	[/^GBK2K-H$/, "GB1", "gb18030"],
	[/^(B5pc|ETen-B5|ETenms-B5|HKscs-B5)-H$/, "CNS1", "big5"],
	[/^(83pv|90ms|90msp|90pv|Add|Ext)-RKSJ-H$/, "Japan1", "shift_jis"],
	[/^EUC-H$/, "Japan1", "euc-jp"],
	[/^(KSC|KSCpc)-EUC-H$|^KSCms-UHC(-HW)?-H$/, "Korea1", "euc-kr"],
];

/** A predefined CMap, or null for one that is not known or is for vertical writing. */
export function predefinedCMap(name: string): CMap | null {
	const known = PREDEFINED.find(([pattern]) => pattern.test(name));
	const cmap = known && open(name);
	if (!cmap) return null;
	const [, ordering, encoding] = known;
	const decoder = new TextDecoder(encoding);
	return {
		ordering,
		codeSpaces: cmap.spaces.map(({ length, first, last }) => `<${hex(first, length)}> <${hex(last, length)}>`),
		read: (bytes) =>
			[...splitCodes(cmap, bytes)].map((code) => {
				const text = decoder.decode(code);
				return {
					code: code.toString("hex"),
					cid: cidOf(cmap, code) ?? 0,
					text: text === "" || text.includes("\ufffd") ? null : text,
				};
			}),
	};
}

/** Two-byte codes that are CIDs of a collection. */
export function identityCMap(ordering: Ordering): CMap {
	const characters = charactersOf(ordering);
	return { ordering, codeSpaces: TWO_BYTES, read: (bytes) => readPairs(bytes, characters) };
}

export function isOrdering(name: string): name is Ordering {
	return Object.hasOwn(COLLECTIONS, name);
}

/** Two-byte codes that are CIDs, with what they are read as; a byte too many is passed over. */
export function readPairs(bytes: Buffer, texts: ReadonlyMap<number, string>): ReadCode[] {
	return Array.from({ length: bytes.length >> 1 }, (_, index) => {
		const cid = bytes.readUInt16BE(index * 2);
		return { code: hex(cid, 2), cid, text: texts.get(cid) ?? null };
	});
}

function hex(code: number, length: number): string {
	return code.toString(16).padStart(length * 2, "0");
}

const opened = new Map<string, BinaryCMap>();

/** From the package of the browser’s viewer, which ships them all. */
function open(name: string): BinaryCMap {
	const known = opened.get(name);
	if (known) return known;
	const bytes = readFileSync(createRequire(import.meta.url).resolve(`pdfjs-dist/cmaps/${name}.bcmap`));
	const cmap = readBinaryCMap(bytes, open);
	opened.set(name, cmap);
	return cmap;
}

/** The characters of a collection’s CIDs; where several have one CID, the first. */
function charactersOf(ordering: Ordering): Map<number, string> {
	const characters = new Map<number, string>();
	for (const name of COLLECTIONS[ordering]) {
		for (const { first, last, cid } of open(name).ranges) {
			for (let code = first; code <= last; code += 1) {
				const known = cid + code - first;
				if (!characters.has(known)) characters.set(known, characterOf(code));
			}
		}
	}
	return characters;
}

/** Codes of more than two bytes are surrogates. */
function characterOf(code: number): string {
	return code > 0xff_ff ? String.fromCharCode(code >>> 16, code & 0xff_ff) : String.fromCharCode(code);
}
