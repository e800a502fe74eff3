import type { FamilyId } from "#lib/pdf/fonts/families.ts";

/** A font that a file names without embedding it, as PDFium asks for it. */
export type AskedFont = {
	name: string;
	/** As Windows numbers them (wingdi.h). */
	charset: number;
	/** Flags of fpdf_sysfontinfo.h. */
	pitch: number;
};

/** Weights from here on take a bold face. */
export const BOLD_FROM = 600;

/**
 * Top and bottom of PDFium’s built-in faces, in thousandths of an em. PDFium measures lines of text by the box of the
 * face, so that our faces’ taller boxes would move text tags and words.
 */
export const BUILT_IN_BOXES: Partial<Record<FamilyId, { top: number; bottom: number }>> = {
	arimo: { top: 945, bottom: -224 },
	cousine: { top: 803, bottom: -248 },
	tinos: { top: 878, bottom: -249 },
};

const SYMBOL_CHARSET = 2;
const BY_CHARSET: Readonly<Record<number, FamilyId>> = {
	128: "japanese",
	129: "korean",
	134: "chinese",
	136: "chinese",
};
const FIXED_PITCH = 1;
const ROMAN = 16;

const SYMBOLS = /symbol|dingbat|wingding|webding/i;
const SANS = /arial|helvetica|sans|calibri|verdana|tahoma/i;
const FIXED = /courier|mono|consol|typewriter|fixed/i;
const SERIF = /times|roman|serif|georgia|garamond|palatino|bookman|cambria|minion|schoolbook/i;

/**
 * The family that a font is drawn with, or null for PDFium’s built-in symbols. An ideographic charset takes
 * precedence over the name: the families for Latin names lack ideographs, but those for ideographs have Latin letters.
 */
export function substituteFamily({ name, charset, pitch }: AskedFont): FamilyId | null {
	if (SYMBOLS.test(name)) return null;
	const ideographs = BY_CHARSET[charset];
	if (ideographs) return ideographs;
	if (FIXED.test(name)) return "cousine";
	if (SANS.test(name)) return "arimo";
	if (SERIF.test(name)) return "tinos";
	if (charset === SYMBOL_CHARSET) return null;
	if ((pitch & FIXED_PITCH) !== 0) return "cousine";
	return (pitch & ROMAN) === ROMAN ? "tinos" : "arimo";
}
