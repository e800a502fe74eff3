import type { PDF, PdfDict, PdfRef } from "@libpdf/core";
import { cutText } from "#lib/fields/values/cut-text.ts";
import type { SavedFile } from "#lib/pdf/read/saved-objects.ts";
import { fileRefusal, type PdfRefusalError } from "#lib/pdf/refusal.ts";
import { embedCompositeFont, isUnreadable } from "./composite-font.ts";
import { findFontsNotEmbedded } from "./find-fonts.ts";
import { FontPrograms } from "./font-programs.ts";
import { embedSimpleFont, isStandardFont } from "./simple-font.ts";
import { usedText } from "./used-text.ts";

/** As many as a warning can hold (lib/draft/draft-schema.ts). */
const MAX_NAMES = 20;
const MAX_NAME_LENGTH = 100;
/** Strings that show nothing in any encoding of one-byte codes. */
const SPACES = /^ *$/;

type Saved = { bytes: Buffer; file: SavedFile };

/** A font that is not embedded, and what pages show in it; `strings` is null where that is not known. */
type UsedFont = { font: PdfDict; name: string; page: number; strings: ReadonlySet<string> | null };

/**
 * Embeds faces of ours for fonts that the file names without embedding them, so that page pictures, the sealed file
 * and every viewer show the same letters.
 *
 * @returns whether anything was embedded, and the names of fonts that were left as they are
 * @throws PdfRefusalError for text that nothing says how to read
 */
export function embedFonts(pdf: PDF, saved: Saved, fileName: string): { isChanged: boolean; left: string[] } {
	const programs = new FontPrograms(pdf);
	const left = new Set<string>();
	let isChanged = false;
	for (const used of usedFonts(pdf, saved)) {
		const { font, name, strings } = used;
		const outcome = font.has("DescendantFonts")
			? embedCompositeFont(pdf, { font, strings: strings ?? [] }, programs)
			: embedSimpleFont(pdf, { font, codes: strings && codesOf(strings) }, programs);
		if (outcome === "unknown") throw unreadable(used, fileName);
		if (outcome === "embedded") isChanged = true;
		else left.add(name);
	}
	return { isChanged, left: [...left].slice(0, MAX_NAMES) };
}

/**
 * Names of the fonts that a file shows text in without embedding them, standard fonts aside: each program shows that
 * text in a face of its own.
 *
 * @throws PdfRefusalError for text that nothing says how to read
 */
export function listFontsNotEmbedded(pdf: PDF, saved: Saved, fileName: string): string[] {
	const names = usedFonts(pdf, saved).map((used) => {
		if (isUnreadable(pdf, used.font)) throw unreadable(used, fileName);
		return used.name;
	});
	return [...new Set(names)].slice(0, MAX_NAMES);
}

function usedFonts(pdf: PDF, saved: Saved): UsedFont[] {
	const fonts = findFontsNotEmbedded(pdf, saved).filter((font) => !isStandardFont(pdf, font));
	if (fonts.length === 0) return [];
	const { strings, pages, isComplete } = usedText(pdf, fonts);
	return fonts.flatMap((font) => {
		const own = strings.get(font) ?? new Set();
		const isSimple = !font.has("DescendantFonts");
		if (isComplete && [...own].every((string) => string === "" || (isSimple && SPACES.test(string)))) return [];
		return [{ font, name: nameOf(pdf, font), page: pages.get(font) ?? 1, strings: isComplete ? own : null }];
	});
}

function unreadable({ name, page }: UsedFont, fileName: string): PdfRefusalError {
	return fileRefusal("fileFontUnreadable", { file: fileName, font: name, page });
}

/** Without the tag of a subset. */
function nameOf(pdf: PDF, font: PdfDict): string {
	const name = font.getName("BaseFont", (ref: PdfRef) => pdf.getObject(ref))?.value ?? "";
	return cutText(name.replace(/^[A-Z]{6}\+/, ""), MAX_NAME_LENGTH);
}

function codesOf(strings: Iterable<string>): Set<number> {
	const codes = new Set<number>();
	for (const string of strings) for (let at = 0; at < string.length; at += 1) codes.add(string.charCodeAt(at));
	return codes;
}
