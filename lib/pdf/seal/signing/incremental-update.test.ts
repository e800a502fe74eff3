import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfStream } from "@libpdf/core";
import { describe, expect, test } from "vitest";
import { corpusFile } from "../testing/corpus.ts";
import { incrementalUpdate } from "./incremental-update.ts";

/** New objects, small and large, a change of the page and one deep in a dictionary of the catalog. */
async function changed(bytes: Uint8Array): Promise<PDF> {
	const pdf = await PDF.load(bytes);
	const small = pdf.register(new PdfStream([], Buffer.from("q\n")));
	const large = new PdfStream([], Buffer.alloc(70_000, 0x41));
	// Deflated differently by the two.
	large.set("Filter", PdfName.of("ASCIIHexDecode"));
	pdf.getPage(0)?.dict.set("Contents", new PdfArray([small, pdf.register(large)]));
	pdf.getCatalog().set("Deep", PdfDict.of({ In: PdfArray.of(PdfDict.of({ Here: PdfNumber.of(1.5) })) }));
	return pdf;
}

/** A file without /ID gets a random one. */
function withoutId(bytes: Uint8Array): string {
	return Buffer.from(bytes)
		.toString("latin1")
		.replace(/\/ID *\[[^\]]*\]/g, "/ID");
}

describe("an update", () => {
	test.each(["plain", "rotate90", "same-page-twice", "bb-libpdf", "bt-own-ec", "certified-docmdp2", "linearized"])(
		"is what the library's own save adds: %s",
		async (name) => {
			const original = corpusFile(name);
			const update = incrementalUpdate(await changed(original), original);
			const saved = await (await changed(original)).save({ incremental: true });
			expect(update).not.toBeNull();
			expect(withoutId(Buffer.concat([original, update ?? Buffer.alloc(0)]))).toBe(withoutId(saved));
		},
	);

	test.each(["objstm", "enc-aes256-emptyuser", "bad-startxref", "no-trailer", "trailing-junk"])(
		"is left to the library: %s",
		async (name) => {
			const original = corpusFile(name);
			expect(incrementalUpdate(await changed(original), original)).toBeNull();
		},
	);

	test("a large stream without a filter is deflated", async () => {
		const original = corpusFile("plain");
		const pdf = await PDF.load(original);
		pdf.register(new PdfStream([], Buffer.alloc(70_000, 0x41)));
		expect(incrementalUpdate(pdf, original)?.length).toBeLessThan(2_000);
	});
});
