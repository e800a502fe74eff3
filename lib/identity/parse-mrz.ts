import { type ParseResult, parse } from "mrz";

/** What the lines of a machine-readable zone hold; null for a layout that is not known. */
export function parseMrz(lines: readonly string[]): ParseResult | null {
	try {
		return parse(lines);
	} catch {
		// It throws for a layout that it does not know, and for nothing else.
		return null;
	}
}

/** Whether every check digit fits; null for a layout that has none. */
export function checkDigitsHold({ details }: ParseResult): boolean | null {
	const digits = details.filter(({ field }) => field?.endsWith("CheckDigit"));
	return digits.length === 0 ? null : digits.every(({ valid }) => valid);
}
