import { unparse } from "papaparse";
import { guardCell } from "./guard-cell.ts";

/** Tells Excel that it is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * A table as CSV (RFC 4180), in which no cell is taken for a formula: the one way in which tables leave the product.
 *
 * @param rows the headings first
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
	const guarded = rows.map((row) => row.map(guardCell));
	return `${BYTE_ORDER_MARK}${unparse(guarded, { quotes: true, newline: "\r\n" })}\r\n`;
}
