import { guardCell } from "#lib/csv/guard-cell.ts";
import type { ViewedValue } from "../details.ts";

type Headings = Record<"field" | "value" | "by" | "at" | "page", string>;

/** What signers filled in, by page and from the top down. */
export function listedValues(values: readonly ViewedValue[]): ViewedValue[] {
	const listed = values.filter((value) => value.isSigners && value.text !== "");
	return listed.toSorted((a, b) => a.page - b.page || a.bounds.y - b.bounds.y || a.bounds.x - b.bounds.x);
}

/** The same, with the parts of a choice together, where its first one stands. */
export function groupedValues(values: readonly ViewedValue[]): { group: string | null; values: ViewedValue[] }[] {
	const groups = new Map<string, { group: string | null; values: ViewedValue[] }>();
	for (const value of listedValues(values)) {
		const { group, groupName, rowId, signerId, type } = value;
		const key = group === null ? rowId : JSON.stringify([type, groupName, signerId]);
		groups.set(key, { group, values: [...(groups.get(key)?.values ?? []), value] });
	}
	return [...groups.values()];
}

/** The values as CSV. What writes it comes when it is asked for. */
export async function valuesAsCsv(values: readonly ViewedValue[], headings: Headings): Promise<string> {
	const { writeCsv } = await import("#lib/csv/write-csv.ts");
	return writeCsv(rowsOf(values, headings));
}

/** The values as cells for the clipboard: a line each, tabs between. */
export function valuesAsCells(values: readonly ViewedValue[], headings: Headings): string {
	return rowsOf(values, headings)
		.map((row) => row.map((cell) => guardCell(cell.replace(/[\t\r\n]+/g, " "))).join("\t"))
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
