import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, type PdfRef, PdfString } from "@libpdf/core";
import { contentStream } from "./content-stream.ts";
import { textString } from "./text-string.ts";

const MAX_TREE_DEPTH = 32;

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
	const entries = nameEntries(pdf);
	const name = unusedName(file.name, new Set(entries.map(([key]) => key)));
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
	entries.push([name, textString(name), specification]);
	writeNames(pdf, entries);
	return specification;
}

/** Says that an embedded file belongs to the document as a whole (PDF 2.0, 14.13). */
export function associateFile(pdf: PDF, specification: PdfRef): void {
	const catalog = pdf.getCatalog();
	const associated = catalog.getArray("AF", (ref) => pdf.getObject(ref))?.toArray() ?? [];
	catalog.set("AF", new PdfArray([...associated, specification]));
}

type Entry = [text: string, key: PdfString, value: PdfObject];

/** The attachments the document already has; values stay as they are. */
function nameEntries(pdf: PDF): Entry[] {
	const resolve = (ref: Parameters<PDF["getObject"]>[0]) => pdf.getObject(ref);
	const entries: Entry[] = [];
	const walk = (node: PdfDict, depth: number) => {
		const pairs = node.getArray("Names", resolve)?.toArray() ?? [];
		for (let i = 0; i + 1 < pairs.length; i += 2) {
			const [key, value] = [pairs[i], pairs[i + 1]];
			if (key instanceof PdfString && value) entries.push([key.asString(), key, value]);
		}
		const kids = node.getArray("Kids", resolve);
		for (let i = 0; kids && depth < MAX_TREE_DEPTH && i < kids.length; i++) {
			const kid = kids.at(i, resolve);
			if (kid instanceof PdfDict) walk(kid, depth + 1);
		}
	};
	const tree = pdf.getCatalog().getDict("Names", resolve)?.getDict("EmbeddedFiles", resolve);
	if (tree) walk(tree, 0);
	return entries;
}

/** One flat leaf, sorted by the bytes of the keys (7.9.6). */
function writeNames(pdf: PDF, entries: Entry[]): void {
	const catalog = pdf.getCatalog();
	const sorted = entries.sort(([, a], [, b]) => Buffer.compare(a.bytes, b.bytes));
	const tree = PdfDict.of({ Names: new PdfArray(sorted.flatMap(([, key, value]) => [key, value])) });
	const names = catalog.getDict("Names", (ref) => pdf.getObject(ref)) ?? new PdfDict();
	names.set("EmbeddedFiles", pdf.register(tree));
	if (!catalog.has("Names")) catalog.set("Names", names);
}

function unusedName(name: string, taken: Set<string>): string {
	const dot = name.lastIndexOf(".");
	const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
	let candidate = name;
	for (let i = 2; taken.has(candidate); i++) candidate = `${stem} (${i})${extension}`;
	return candidate;
}
