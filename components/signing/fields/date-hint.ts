import type { PrintedDateFormat } from "#lib/fields/field-types.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";

/** A date format in the letters that the reader's language has for day, month and year: `jj/mm/aaaa`. */
export function dateHint(format: PrintedDateFormat, { fields }: SigningMessages): string {
	const { day, month, year } = fields.dateLetters;
	return format.replace(/[dMy]/g, (letter) => (letter === "d" ? day : letter === "M" ? month : year));
}
