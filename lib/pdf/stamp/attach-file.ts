import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, type PdfRef, PdfString } from "@libpdf/core";
import { contentStream } from "./content-stream.ts";
import { dictIn, listIn, treeEntries } from "./merge/tree-entries.ts";
import { textString } from "./text-string.ts";

/** Embeds a file in the document's own list of attachments (PDF 2.0, 7.11.4); the file's specification. */
export function attachFile(
	pdf: PDF,
	file: { name: string; mediaType: string; bytes: Uint8Array; description: string },
): PdfRef {
	const params = PdfDict.of({ Size: PdfNumber.of(file.bytes.length) });
	const content = contentStream(
		{ Type: PdfName.of("EmbeddedFile"), Subtype: PdfName.of(file.mediaType), Params: params },
		file.bytes,
	);
	const stream = pdf.register(content);
	const name = unusedName(file.name, new Set(attachmentsOf(pdf).map((known) => known.name)));
	const specification = pdf.register(
		PdfDict.of({
			Type: PdfName.of("Filespec"),
			F: textString(name),
			UF: textString(name),
			Desc: textString(file.description),
			AFRelationship: PdfName.of("Supplement"),
			EF: PdfDict.of({ F: stream, UF: stream }),
		}),
	);
	addAttachments(pdf, [{ name, specification }]);
	return specification;
}

/** Says that an embedded file belongs to the document as a whole (PDF 2.0, 14.13). */
export function associateFile(pdf: PDF, specification: PdfObject): void {
	const catalog = pdf.getCatalog();
	catalog.set("AF", new PdfArray([...listIn(pdf, catalog, "AF"), specification]));
}

type Attachment = { name: string; specification: PdfObject };

/** The attachments that a document lists. */
export function attachmentsOf(pdf: PDF): Attachment[] {
	return entriesOf(pdf).map(([key, specification]) => ({ name: key.asString(), specification }));
}

function entriesOf(pdf: PDF): [key: PdfString, value: PdfObject][] {
	const tree = dictIn(pdf, pdf.getCatalog(), "Names")?.get("EmbeddedFiles");
	return treeEntries(pdf, tree, "Names").flatMap(([key, value]) => (key instanceof PdfString ? [[key, value]] : []));
}

/** Lists further attachments, whose names are not in use, in one flat leaf, sorted by the bytes of the keys (7.9.6). */
export function addAttachments(pdf: PDF, attachments: readonly Attachment[]): void {
	const catalog = pdf.getCatalog();
	const added = attachments.map(({ name, specification }) => [textString(name), specification] as const);
	const sorted = [...entriesOf(pdf), ...added].sort(([a], [b]) => Buffer.compare(a.bytes, b.bytes));
	const tree = PdfDict.of({ Names: new PdfArray(sorted.flat()) });
	const names = dictIn(pdf, catalog, "Names") ?? new PdfDict();
	names.set("EmbeddedFiles", pdf.register(tree));
	if (!catalog.has("Names")) catalog.set("Names", names);
}

/** The name itself, or with a number where it is taken. */
export function unusedName(name: string, taken: ReadonlySet<string>): string {
	const dot = name.lastIndexOf(".");
	const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
	let candidate = name;
	for (let i = 2; taken.has(candidate); i++) candidate = `${stem} (${i})${extension}`;
	return candidate;
}
