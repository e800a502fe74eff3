import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { takeInPdf } from "#lib/pdf/read/take-in-pdf.ts";
import { PdfRefusalError } from "#lib/pdf/refusal.ts";
import { expectPartsKept } from "./testing/expect-parts-kept.ts";

const FOLDER = process.env.PDF_FOLDER ?? join(import.meta.dirname, "../../../testing/corpus");

/** Past this size the judges take minutes for one file. */
const MAX_BYTES = 3_000_000;

const FILES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
	.filter((name) => name.toLowerCase().endsWith(".pdf"))
	.sort();

/** What a send of several files merges; null for a file that is refused, or signed and therefore never merged. */
async function mergeable(bytes: Buffer, name: string): Promise<Uint8Array | null> {
	try {
		return (await takeInPdf(bytes, name)).working;
	} catch (error) {
		if (error instanceof PdfRefusalError) return null;
		throw error;
	}
}

it.each(FILES)(
	"a file merged as first, second or third keeps its parts: %s",
	async (name) => {
		const bytes = readFileSync(join(FOLDER, name));
		const working = bytes.length > MAX_BYTES ? null : await mergeable(bytes, name);
		if (working) await expectPartsKept(working);
		else expect(working).toBeNull();
	},
	300_000,
);
