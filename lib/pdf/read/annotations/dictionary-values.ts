import {
	type PDF,
	PdfArray,
	PdfDict,
	PdfName,
	PdfNumber,
	type PdfObject,
	type PdfRef,
	PdfStream,
	PdfString,
} from "@libpdf/core";
import { decodeContent } from "#lib/pdf/stamp/page-content.ts";

export type Box = [x0: number, y0: number, x1: number, y1: number];

/** A kilobyte can inflate to a gigabyte; no text or look of an annotation is longer. */
const MAX_STREAM_BYTES = 4 * 1024 * 1024;

/** The entry of a dictionary that a reference points to. */
export function entry(pdf: PDF, dict: PdfDict, key: string): PdfObject | undefined {
	return dict.get(key, (ref) => pdf.getObject(ref));
}

/** A rectangle of a dictionary with its corners in order (PDF 2.0, 7.9.5); null when there is none. */
export function boxOf(pdf: PDF, dict: PdfDict, key: string): Box | null {
	const [a, b, c, d] = numbersOf(pdf, dict, key, 4);
	if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
	return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

/** The numbers of an array, 0 for an item that is not a number. */
export function numbersIn(pdf: PDF, list: PdfArray | undefined, limit = 6): number[] {
	const found: number[] = [];
	const resolve = (ref: PdfRef) => pdf.getObject(ref);
	for (let index = 0; index < Math.min(list?.length ?? 0, limit); index += 1) {
		const item = list?.at(index, resolve);
		found.push(item instanceof PdfNumber && Number.isFinite(item.value) ? item.value : 0);
	}
	return found;
}

/** The same of an entry; empty when it is not an array. */
export function numbersOf(pdf: PDF, dict: PdfDict, key: string, limit?: number): number[] {
	const list = entry(pdf, dict, key);
	return list instanceof PdfArray ? numbersIn(pdf, list, limit) : [];
}

export function numberOf(pdf: PDF, dict: PdfDict, key: string): number | null {
	const value = entry(pdf, dict, key);
	return value instanceof PdfNumber && Number.isFinite(value.value) ? value.value : null;
}

export function nameOf(pdf: PDF, dict: PdfDict, key: string): string | null {
	const value = entry(pdf, dict, key);
	return value instanceof PdfName ? value.value : null;
}

export function dictOf(pdf: PDF, dict: PdfDict, key: string): PdfDict | null {
	const value = entry(pdf, dict, key);
	return value instanceof PdfDict ? value : null;
}

/** Language codes within a text (PDF 2.0, 7.9.2.2), and the bytes that viewers take for nothing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the standard delimits language codes with ESC
const UNSEEN = /\u001b[^\u001b]*\u001b|\0/g;

/** A text string or text stream (PDF 2.0, 7.9.2.2 and 7.9.3) with line feeds for its line ends; empty for anything else. */
export function textIn(pdf: PDF, object: PdfObject | null | undefined): string {
	const bytes =
		object instanceof PdfString
			? object.bytes
			: object instanceof PdfStream
				? decodeContent(pdf, object, MAX_STREAM_BYTES)
				: null;
	if (!bytes) return "";
	return decodeText(Buffer.from(bytes)).replace(UNSEEN, "").replace(/\r\n?/g, "\n");
}

function decodeText(bytes: Buffer): string {
	const mark = bytes.toString("hex", 0, 3);
	if (mark === "efbbbf") return bytes.toString("utf8", 3);
	if (mark.startsWith("fffe")) return bytes.toString("utf16le", 2);
	return new PdfString(bytes).asString();
}

export function textOf(pdf: PDF, dict: PdfDict, key: string): string {
	return textIn(pdf, entry(pdf, dict, key));
}

/** What a content stream paints with; null when it is too long or in a rare compression. */
export function contentOf(pdf: PDF, stream: PdfStream): Buffer | null {
	return decodeContent(pdf, stream, MAX_STREAM_BYTES);
}
