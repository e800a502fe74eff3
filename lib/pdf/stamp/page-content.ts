import { inflateSync, constants as zlib } from "node:zlib";
import { type PDF, type PDFPage, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from "@libpdf/core";
import { ObjectWriter } from "#lib/pdf/library/object-writer.ts";
import { type Balance, contentBalance } from "./content-balance.ts";
import { contentStream } from "./content-stream.ts";

/** More page description than this is not read: it is wrapped as if it were well nested. */
const MAX_CONTENT_BYTES = 16 * 1024 * 1024;

/**
 * Paints forms over a page, one above the other. Anything that the page left open is closed first (PDF 2.0,
 * 8.4.2), and neither content nor resources that other pages share are touched.
 */
export function paintOnPage(pdf: PDF, page: Pick<PDFPage, "dict">, ...forms: PdfRef[]): void {
	const names = forms.map((form) => addXObject(pdf, page, form));
	const paint = names.map((name) => `q /${name} Do Q\n`).join("");
	const streams = contentStreams(pdf, page);
	if (streams.length === 0) {
		page.dict.set("Contents", stream(pdf, paint));
		return;
	}
	const content = decodeAll(pdf, streams, MAX_CONTENT_BYTES);
	const balance: Balance = content ? contentBalance(content) : { closing: "", strayRestores: [] };
	const body = content && balance.strayRestores.length > 0 ? [withoutStray(pdf, content, balance)] : streams;
	const end = stream(pdf, `\n${balance.closing}\nQ\n${paint}`);
	page.dict.set("Contents", new PdfArray([stream(pdf, "q\n"), ...body, end]));
}

/** A content stream: what opens and closes a page is the same on nearly all. */
function stream(pdf: PDF, content: string): PdfRef {
	return shared(pdf, new PdfStream([], Buffer.from(content, "latin1")));
}

const EXPECTED_BYTES = 1024;
const sharedObjects = new WeakMap<PDF, Map<string, PdfRef>>();

/** An object of which a document has one for all pages. */
function shared(pdf: PDF, object: PdfDict): PdfRef {
	const ofDocument = sharedObjects.get(pdf) ?? new Map<string, PdfRef>();
	sharedObjects.set(pdf, ofDocument);
	const writer = new ObjectWriter(0, EXPECTED_BYTES);
	writer.writeObject(object);
	const key = writer.toBytes().toString("latin1");
	const ref = ofDocument.get(key) ?? pdf.register(object);
	ofDocument.set(key, ref);
	return ref;
}

/** References to the page's content streams; a page owns its list, never the streams. */
function contentStreams(pdf: PDF, page: Pick<PDFPage, "dict">): PdfObject[] {
	const contents = page.dict.get("Contents");
	const resolved = contents instanceof PdfRef ? pdf.getObject(contents) : contents;
	if (resolved instanceof PdfArray) return resolved.toArray().filter((item) => item instanceof PdfRef);
	return contents && resolved instanceof PdfStream ? [contents] : [];
}

/** Content streams as one, plain or deflated and up to `maxBytes`; null for any other. */
export function decodeAll(pdf: PDF, streams: readonly PdfObject[], maxBytes: number): Buffer | null {
	const parts: Buffer[] = [];
	let total = 0;
	for (const item of streams) {
		const resolved = item instanceof PdfRef ? pdf.getObject(item) : item;
		if (!(resolved instanceof PdfStream)) continue;
		const decoded = decodeContent(pdf, resolved, maxBytes - total);
		if (!decoded) return null;
		parts.push(decoded, Buffer.from("\n"));
		total += decoded.length + 1;
	}
	return Buffer.concat(parts);
}

const MIN_CHUNK_BYTES = 1024;
const MAX_CHUNK_BYTES = 64 * 1024;

/** Plain or deflated content up to a limit, else null; a kilobyte can inflate to a gigabyte. */
export function decodeContent(pdf: PDF, source: PdfStream, maxBytes: number): Buffer | null {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const filter = source.get("Filter", resolve);
	const only = filter instanceof PdfArray && filter.length === 1 ? filter.at(0) : filter;
	if (source.data.length > maxBytes) return null;
	if (!filter || (filter instanceof PdfArray && filter.length === 0)) return Buffer.from(source.data);
	if (!(only instanceof PdfName) || only.value !== "FlateDecode" || source.has("DecodeParms")) return null;
	try {
		// Many pages consist of short streams, for which allocating zlib’s default buffer costs more than inflating.
		const chunkSize = Math.min(MAX_CHUNK_BYTES, Math.max(MIN_CHUNK_BYTES, source.data.length * 4));
		return inflateSync(source.data, { maxOutputLength: maxBytes, chunkSize, finishFlush: zlib.Z_SYNC_FLUSH });
	} catch {
		return null;
	}
}

function withoutStray(pdf: PDF, content: Buffer, { strayRestores }: Balance): PdfRef {
	const copy = Buffer.from(content);
	for (const offset of strayRestores) copy[offset] = 0x20;
	return pdf.register(contentStream({}, copy));
}

/** Gives the page resources of its own, so that a shared dictionary is not changed for others. */
function addXObject(pdf: PDF, page: Pick<PDFPage, "dict">, form: PdfRef): string {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	const resources = inheritedResources(pdf, page.dict)?.clone() ?? new PdfDict();
	const objects = resources.getDict("XObject", resolve)?.clone() ?? new PdfDict();
	let name = `Signet${form.objectNumber}`;
	while (objects.has(name)) name += "a";
	objects.set(name, form);
	resources.set("XObject", objects);
	page.dict.set("Resources", shared(pdf, resources));
	return name;
}

const MAX_TREE_DEPTH = 64;

/** Resources of a page, its own or those of the nearest node above it; null when there are none. */
export function inheritedResources(pdf: PDF, page: PdfDict): PdfDict | null {
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	let node: PdfDict | undefined = page;
	for (let depth = 0; node && depth < MAX_TREE_DEPTH; depth++) {
		const found: PdfDict | undefined = node.getDict("Resources", resolve);
		if (found) return found;
		node = node.getDict("Parent", resolve);
	}
	return null;
}
