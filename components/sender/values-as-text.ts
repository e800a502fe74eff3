import type { ViewedValue } from "./details.ts";

type Headings = Record<"field" | "value" | "by" | "at" | "page", string>;

/** Where programs for tables begin to calculate, also behind blanks (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@\uff0b\uff0d\uff1d\uff20|]|^[\t\r\n]/;
/** Where a program that separates by semicolons, or takes no break of a line inside quotes, begins another cell. */
const INNER_FORMULA = /([;\r\n]["\s]*)(?=[=+\-@\uff0b\uff0d\uff1d\uff20|])/g;
/** Nothing but digits and the signs between them, as languages write numbers. */
const NUMBER = /^-?\d[\d.,'’\u00a0]*$/;
/** Tells Excel that it is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/** What signers filled in, by page and from the top down. */
export function listedValues(values: readonly ViewedValue[]): ViewedValue[] {
	const listed = values.filter((value) => value.isSigners && value.text !== "");
	return listed.toSorted((a, b) => a.page - b.page || a.bounds.y - b.bounds.y || a.bounds.x - b.bounds.x);
}

/** The values as CSV (RFC 4180), in which no cell is taken for a formula. */
export function valuesAsCsv(values: readonly ViewedValue[], headings: Headings): string {
	const lines = rowsOf(values, headings).map((row) =>
		row.map((cell) => `"${guarded(cell).replaceAll('"', '""')}"`).join(","),
	);
	return `${BYTE_ORDER_MARK}${lines.join("\r\n")}\r\n`;
}

/** The values as cells for the clipboard: a line each, tabs between. */
export function valuesAsCells(values: readonly ViewedValue[], headings: Headings): string {
	return rowsOf(values, headings)
		.map((row) => row.map((cell) => guarded(cell.replace(/[\t\r\n]+/g, " "))).join("\t"))
		.join("\n");
}

function rowsOf(values: readonly ViewedValue[], { field, value, by, at, page }: Headings): string[][] {
	const rows = listedValues(values).map((one) => [
		one.title,
		one.text,
		one.signerName,
		one.filledAt ?? "",
		String(one.page),
	]);
	return [[field, value, by, at, page], ...rows];
}

/** An apostrophe in front is how such programs are told that a cell is text. */
function guarded(cell: string): string {
	const text = FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
	return text.replace(INNER_FORMULA, "$1'");
}
