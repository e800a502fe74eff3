import { lettersWithoutGlyph } from "#lib/pdf/fonts/choose-font.ts";
import { fileRefusal } from "#lib/pdf/refusal.ts";

const MAX_NAMED = 10;

/** Throws PdfRefusalError when a form field’s text has letters that none of our fonts draws. */
export function requireFieldLetters(text: string, { file, field }: { file: string; field: string }): void {
	const letters = unprintable(text);
	if (letters !== "") throw fileRefusal("fileFieldLetters", { file, field, letters });
}

/** The same for a note on a page. */
export function requireNoteLetters(text: string, { file, page }: { file: string; page: number }): void {
	const letters = unprintable(text);
	if (letters !== "") throw fileRefusal("fileNoteLetters", { file, page, letters });
}

function unprintable(text: string): string {
	return lettersWithoutGlyph(text).slice(0, MAX_NAMED).join(" ");
}
