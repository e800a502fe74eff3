import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfRef, type PdfStream } from "@libpdf/core";
import { encodingCMap, toUnicodeCMap } from "#lib/pdf/fonts/write-cmap.ts";
import { contentStream } from "#lib/pdf/stamp/content-stream.ts";
import { textString } from "#lib/pdf/stamp/text-string.ts";
import { type FaceLetter, type FontPrograms, type Outcome, wantedFace } from "./font-programs.ts";
import {
	type CMap,
	identityCMap,
	isOrdering,
	type Ordering,
	predefinedCMap,
	type ReadCode,
	readPairs,
	TWO_BYTES,
} from "./predefined-cmaps.ts";
import { readToUnicode } from "./read-to-unicode.ts";

/** As PDFium asks a font source for a character collection (wingdi.h). */
const CHARSETS: Readonly<Record<Ordering, number>> = { Japan1: 128, Korea1: 129, GB1: 134, CNS1: 136 };
const DEFAULT_WIDTH = 1000;
const IDENTITY = PdfDict.of({
	Registry: textString("Adobe"),
	Ordering: textString("Identity"),
	Supplement: PdfNumber.of(0),
});

type KnownCode = ReadCode & { text: string };

/**
 * Embeds our face for a composite font whose glyphs are not in the file (PDF 2.0, 9.7), keyed by the CIDs that the
 * strings select: codes and widths stay. Predefined CMaps are written into the file, since not every program has them.
 * A font of which a character would be lost stays as it is.
 */
export function embedCompositeFont(
	pdf: PDF,
	{ font, strings }: { font: PdfDict; strings: Iterable<string> },
	programs: FontPrograms,
): Outcome {
	if (isUnreadable(pdf, font)) return "unknown";
	const descendant = descendantOf(pdf, font);
	const encoding = encodingOf(pdf, font);
	const cmap = descendant && (isIdentity(encoding) ? identityOf(pdf, font, descendant) : predefinedCMap(encoding));
	if (!cmap) return "left";
	const codes = encoding.endsWith("-V") ? null : codesOf(strings, cmap);
	const face = wantedFace(pdf, descendant, cmap.ordering ? CHARSETS[cmap.ordering] : 0);
	const program = face && codes && programs.of(face, lettersOf(codes, readWidths(pdf, descendant)));
	if (!program) return "left";
	const own = descendant.clone();
	own.set("Subtype", PdfName.of("CIDFontType0"));
	own.set("BaseFont", PdfName.of(program.name));
	own.set("FontDescriptor", program.descriptor);
	own.set("CIDSystemInfo", IDENTITY.clone());
	own.delete("CIDToGIDMap");
	font.set("BaseFont", PdfName.of(`${program.name}-${encoding}`));
	// Other fonts that share the descendant may show other characters.
	font.set("DescendantFonts", new PdfArray([pdf.register(own)]));
	if (!isIdentity(encoding)) font.set("Encoding", pdf.register(encodingStream(encoding, cmap, codes)));
	const texts = codes.map(({ code, text }) => [code, text] as const);
	if (!font.has("ToUnicode")) {
		font.set("ToUnicode", pdf.register(contentStream({}, toUnicodeCMap(cmap.codeSpaces, texts))));
	}
	return "embedded";
}

/** Whether nothing says which characters the codes of a composite font are: they number glyphs that are not there. */
export function isUnreadable(pdf: PDF, font: PdfDict): boolean {
	const descendant = descendantOf(pdf, font);
	return descendant !== null && isIdentity(encodingOf(pdf, font)) && identityOf(pdf, font, descendant) === null;
}

function descendantOf(pdf: PDF, font: PdfDict): PdfDict | null {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const descendant = font.getArray("DescendantFonts", resolve)?.at(0, resolve);
	return descendant instanceof PdfDict ? descendant : null;
}

/** Empty for a CMap that is in the file. */
function encodingOf(pdf: PDF, font: PdfDict): string {
	const encoding = font.get("Encoding", (ref: PdfRef) => pdf.getObject(ref));
	return encoding instanceof PdfName ? encoding.value : "";
}

function isIdentity(encoding: string): boolean {
	return encoding.startsWith("Identity-");
}

function encodingStream(name: string, { codeSpaces }: CMap, codes: readonly KnownCode[]): PdfStream {
	const cids = codes.map(({ code, cid }) => [code, cid] as const);
	const entries = { Type: PdfName.of("CMap"), CMapName: PdfName.of(`Signet-${name}`), CIDSystemInfo: IDENTITY.clone() };
	return contentStream(entries, encodingCMap(`Signet-${name}`, codeSpaces, cids));
}

/** Codes that are CIDs: of a known collection, or of one that only the file’s own map explains. */
function identityOf(pdf: PDF, font: PdfDict, descendant: PdfDict): CMap | null {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const ordering = descendant.getDict("CIDSystemInfo", resolve)?.getString("Ordering", resolve)?.asString() ?? "";
	if (isOrdering(ordering)) return identityCMap(ordering);
	const texts = readToUnicode(pdf, font);
	if (texts.size === 0) return null;
	return { ordering: null, codeSpaces: TWO_BYTES, read: (bytes) => readPairs(bytes, texts) };
}

/** Each code that the strings have, once; null when the characters of one are not known. */
function codesOf(strings: Iterable<string>, { read }: CMap): KnownCode[] | null {
	const codes = new Map<string, KnownCode>();
	for (const string of strings) {
		for (const { code, cid, text } of read(Buffer.from(string, "latin1"))) {
			if (text === null) return null;
			codes.set(code, { code, cid, text });
		}
	}
	return [...codes.values()];
}

/** In the order of their CIDs; several codes may have one. */
function lettersOf(codes: readonly KnownCode[], widthOf: (cid: number) => number): FaceLetter[] {
	const letters = new Map(codes.map(({ cid, text }) => [cid, { id: cid, text, width: widthOf(cid) }]));
	return [...letters.values()].sort((a, b) => a.id - b.id);
}

/** Widths by CID in thousandths of an em (PDF 2.0, 9.7.4.3). */
function readWidths(pdf: PDF, descendant: PdfDict): (cid: number) => number {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const missing = descendant.getNumber("DW", resolve)?.value ?? DEFAULT_WIDTH;
	const array = descendant.getArray("W", resolve);
	const items = Array.from({ length: array?.length ?? 0 }, (_, index) => array?.at(index, resolve));
	const widths = new Map<number, number>();
	const ranges: { first: number; last: number; width: number }[] = [];
	for (let at = 0; at < items.length; ) {
		const [first, second, third] = [items[at], items[at + 1], items[at + 2]];
		const cid = first instanceof PdfNumber ? first.value : 0;
		if (second instanceof PdfArray) {
			for (let step = 0; step < second.length; step += 1) {
				const width = second.at(step, resolve);
				if (width instanceof PdfNumber) widths.set(cid + step, width.value);
			}
			at += 2;
			continue;
		}
		if (second instanceof PdfNumber && third instanceof PdfNumber) {
			ranges.push({ first: cid, last: second.value, width: third.value });
		}
		at += 3;
	}
	return (cid) => widths.get(cid) ?? ranges.find(({ first, last }) => cid >= first && cid <= last)?.width ?? missing;
}
