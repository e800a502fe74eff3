/** Where programs for tables begin to calculate, also behind blanks (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20|]|^[\t\r\n]/;
/** Where a program that separates by semicolons, or takes no break of a line inside quotes, begins another cell. */
const INNER_FORMULA = /([;\r\n]["\s]*)(?=[=+\-@\uff0b\uff0d\uff1d\uff20|])/g;
/** Nothing but digits and the signs between them, as languages write numbers. */
const NUMBER = /^-?\d[\d.,'’\u00a0]*$/;

/**
 * A cell that no program for tables takes for a formula: an apostrophe in front is how they are told that it is text.
 * Numbers stay numbers.
 */
export function guardCell(cell: string): string {
	const text = FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
	return text.replace(INNER_FORMULA, "$1'");
}
