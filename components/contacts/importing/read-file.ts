import { readCsv } from "#lib/csv/read-csv.ts";
import type { ContactForm } from "../contact-items.ts";
import { readVcard } from "./read-vcard.ts";
import { rowsOfTable } from "./rows-of-table.ts";

/** Larger than an address book is. */
const MAX_BYTES = 5_000_000;
export const MAX_ROWS = 10_000;

/** The contacts of a CSV or vCard file, or why it gives none. */
export async function readContactFile(file: File): Promise<ContactForm[] | "large" | "many" | "none"> {
	if (file.size > MAX_BYTES) return "large";
	const text = decode(await file.arrayBuffer());
	const rows = /^\s*BEGIN:VCARD/i.test(text) ? readVcard(text) : rowsOfTable(readCsv(text));
	if (rows.length > MAX_ROWS) return "many";
	return rows.some(({ email }) => email.includes("@")) ? rows : "none";
}

/** UTF-8, or what Windows programs write where it isn't. */
function decode(bytes: ArrayBuffer): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replace(/^\ufeff/, "");
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}
