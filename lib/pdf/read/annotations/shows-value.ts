import { FLAGS, type FormField } from "./form-field.ts";
import type { LookLetters } from "./look-letters.ts";

/** A frame, its shadow and its highlight: fewer shapes than this need not be letters. */
const SHAPES_OF_FRAME = 3;
/** Blanks, line ends and signs without a shape say nothing of what is shown. */
const UNSEEN = /[\p{Z}\p{C}]/gu;
/** Letters that are painted from the right or joined to others come in another order than they are written in. */
const REORDERED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{M}]/u;

/**
 * Whether a look shows the value of its field. It does when the letters that it paints are those of the value, in
 * any spelling that Unicode calls compatible. A code that no letter is known of counts as any letter, and in a look
 * without text so does each filled shape. A list also shows its other options; a field with a script for its format
 * shows its value in other words, and a password shows its length at most.
 */
export function showsValue(field: FormField, shown: LookLetters): boolean {
	const value = lettersOf(field.values.join(""));
	const text = lettersOf(shown.text);
	const count = [...value].length;
	if (value === "") return true;
	if (text === "" && shown.unread === 0) return shown.shapes > SHAPES_OF_FRAME && shown.shapes >= count;
	const isPassword = field.type === "Tx" && (field.flags & FLAGS.password) !== 0;
	if (field.isFormatted || isPassword) return true;
	const isList = field.type === "Ch" && (field.flags & FLAGS.combo) === 0;
	if (isList) return missing(value, text) <= shown.unread;
	if (shown.unread > 0) return missing(value, text) <= shown.unread && missing(text, value) === 0;
	return REORDERED.test(value) ? missing(value, text) === 0 && missing(text, value) === 0 : value === text;
}

function lettersOf(text: string): string {
	return text.normalize("NFKD").replace(UNSEEN, "");
}

/** How many letters of one text another one lacks. */
function missing(wanted: string, text: string): number {
	const left = new Map<string, number>();
	for (const letter of text) left.set(letter, (left.get(letter) ?? 0) + 1);
	let count = 0;
	for (const letter of wanted) {
		const there = left.get(letter) ?? 0;
		if (there === 0) count++;
		else left.set(letter, there - 1);
	}
	return count;
}
