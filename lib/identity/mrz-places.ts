import { parseMrz } from "./parse-mrz.ts";

export type Place = { line: number; column: number };

/** What fields of a machine-readable zone may hold, by their names in what it is parsed with. */
const FIELDS = {
	digits: /Date$|CheckDigit$|^pinCode$|^versionNumber$/,
	letters: /Name$|^issuingState$|^nationality$|^sex$/,
	either: /^documentNumber$|^personalNumber$|^optional[12]?$/,
};

/** The places of a zone that hold digits alone, letters alone, or either; none for a layout that is not known. */
export function mrzPlaces(lines: readonly string[]): Record<keyof typeof FIELDS, Place[]> {
	const details = parseMrz(lines)?.details ?? [];
	const placesOf = (fields: RegExp) =>
		details.flatMap(({ field, ranges: [range] }) => {
			if (!field || !range || !fields.test(field)) return [];
			return Array.from({ length: range.end - range.start }, (_, index) => ({
				line: range.line,
				column: range.start + index,
			}));
		});
	return { digits: placesOf(FIELDS.digits), letters: placesOf(FIELDS.letters), either: placesOf(FIELDS.either) };
}

export const letterAt = (lines: readonly string[], { line, column }: Place) => lines[line]?.[column] ?? "";

/** The lines with another letter at a place. */
export function putAt(lines: readonly string[], { line, column }: Place, letter: string): string[] {
	return lines.map((text, index) => (index === line ? text.slice(0, column) + letter + text.slice(column + 1) : text));
}
