import { execFileSync } from "node:child_process";
import { type PdfArray, PdfDict, PdfNumber, type PdfString } from "@libpdf/core";
import { expect, it } from "vitest";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { writePdf } from "#lib/pdf/read/testing/write-pdf.ts";
import { corpusFile } from "#lib/pdf/seal/testing/corpus.ts";
import { resolveIn } from "#lib/pdf/seal/verifying/is-same-object.ts";
import { onDisk } from "../testing/stamped.ts";
import { expectPartsKept, merged } from "./testing/expect-parts-kept.ts";
import { bookmarked, labelled, linked, tagged, withAttachment } from "./testing/files-with-parts.ts";
import { dictIn, listIn, treeEntries } from "./tree-entries.ts";

const FILES: Record<string, Uint8Array> = {
	attachment: withAttachment("terms.xml", "<terms/>"),
	links: linked(),
	tags: tagged({ role: "/TH", lang: "de-DE" }),
	labels: labelled(),
	bookmarks: bookmarked(),
	plain: corpusFile("plain"),
	turned: corpusFile("rotate-inherited-neg90"),
	twice: corpusFile("same-page-twice"),
};

it.each(Object.entries(FILES))("a file merged as first, second or third keeps its parts: %s", (_name, file) =>
	expectPartsKept(file),
);

it("tags find their pages again, and say their language, class and identifier", async () => {
	const files = [tagged({ role: "/TD", lang: "en-GB" }), tagged({ role: "/TH", lang: "de-DE" })];
	const bytes = await merged([withAttachment("a", "b"), ...files]);
	const pdf = await loadPdf(bytes);
	const root = dictIn(pdf, pdf.getCatalog(), "StructTreeRoot");
	if (!root) throw new Error("there are no tags");
	const parents = treeEntries(pdf, root.get("ParentTree"), "Nums");
	const elements = listIn(pdf, root, "K").map((kid) =>
		resolveIn(pdf, listIn(pdf, resolveIn(pdf, kid) as PdfDict, "K")[0]),
	);
	expect(elements).toHaveLength(2);
	elements.forEach((element, index) => {
		if (!(element instanceof PdfDict)) throw new Error("there is no element");
		const page = dictIn(pdf, element, "Pg");
		expect(page).toBe(pdf.getPage(2 + 2 * index)?.dict);
		const key = page?.getNumber("StructParents")?.value;
		const [, found] = parents.find(([number]) => number instanceof PdfNumber && number.value === key) ?? [];
		expect(resolveIn(pdf, (resolveIn(pdf, found) as PdfArray).at(0))).toBe(element);
	});
	const [, second] = elements;
	if (!(second instanceof PdfDict)) throw new Error("there is no element");
	expect(second.getName("S")?.value).toBe("Clause-2");
	expect(second.getName("C")?.value).toBe("Plain-2");
	expect(second.getString("ID")?.asString()).toBe("cell-2");
	const [header] = listIn(pdf, dictIn(pdf, second, "A") as PdfDict, "Headers");
	expect((header as PdfString).asString()).toBe("cell-2");
	expect(treeEntries(pdf, root.get("IDTree"), "Names").map(([key]) => (key as PdfString).asString())).toEqual([
		"cell",
		"cell-2",
	]);
	expect(dictIn(pdf, root, "RoleMap")?.getName("Clause-2")?.value).toBe("TH");
	const [first, other] = listIn(pdf, root, "K").map((kid) => resolveIn(pdf, kid));
	expect([first, other].map((one) => (one as PdfDict).getString("Lang")?.asString())).toEqual(["en-GB", "de-DE"]);
});

it("an attachment whose name is taken gets another one", async () => {
	const bytes = await merged([withAttachment("a.xml", "<a/>"), withAttachment("a.xml", "<b/>")]);
	const list = execFileSync("pdfdetach", ["-list", onDisk(bytes)], { encoding: "utf8" });
	expect(list).toMatch(/1: a \(2\)\.xml\n2: a\.xml|1: a\.xml\n2: a \(2\)\.xml/);
});

it("thousands of bookmarks in a row come along", async () => {
	const count = 5_000;
	const items = Array.from({ length: count }, (_, index) => {
		const next = index < count - 1 ? `/Next ${index + 5} 0 R` : "";
		return `<</Title(${index})/Parent 3 0 R/Dest[0/Fit]${next}>>`;
	});
	const outline = `<</First 4 0 R/Last ${count + 3} 0 R/Count ${count}>>`;
	const page = "<</Type/Pages/Kids[<</Type/Page/MediaBox[0 0 9 9]>>]/Count 1>>";
	const file = writePdf(["<</Type/Catalog/Pages 2 0 R/Outlines 3 0 R>>", page, outline, ...items]);
	const pdf = await loadPdf(await merged([corpusFile("plain"), file]));
	const to = dictIn(pdf, pdf.getCatalog(), "Outlines");
	expect(to?.getNumber("Count")?.value).toBe(count);
	expect(
		dictIn(pdf, to as PdfDict, "Last")
			?.getString("Title")
			?.asString(),
	).toBe(String(count - 1));
});
