import { parse } from "papaparse";

/** An apostrophe with which programs for tables, and write-csv.ts, mark text that they would calculate. */
const MARK = /^'(?=\s*[=+\-@|])/;

/** The rows of a table as CSV, whatever separates its cells; rows without text are left out. */
export function readCsv(text: string): string[][] {
	const { data } = parse<string[]>(text.replace(/^\ufeff/, ""), { skipEmptyLines: "greedy" });
	return data.map((row) => row.map((cell) => cell.trim().replace(MARK, "")));
}
