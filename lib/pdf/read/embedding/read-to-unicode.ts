import { type PDF, type PdfDict, PdfStream } from "@libpdf/core";

const BLOCK = /begin(bfchar|bfrange)([\s\S]*?)end\1/g;
const TOKEN = /<([\da-fA-F\s]*)>|\[|\]/g;
/** A range names no more codes than a two-byte code has. */
const MAX_RANGE = 0x1_00_00;

/** What each code of a font is read as (PDF 2.0, 9.10.3); empty without a map. */
export function readToUnicode(pdf: PDF, dict: PdfDict): Map<number, string> {
	const read = new Map<number, string>();
	const stream = dict.get("ToUnicode", (ref) => pdf.getObject(ref));
	if (!(stream instanceof PdfStream)) return read;
	const text = Buffer.from(stream.getDecodedData()).toString("latin1");
	for (const [, kind, block = ""] of text.matchAll(BLOCK)) {
		const tokens = [...block.matchAll(TOKEN)].map(([token, hex]) =>
			hex === undefined ? token : hex.replace(/\s/g, ""),
		);
		if (kind === "bfchar") readCharacters(tokens, read);
		else readRanges(tokens, read);
	}
	return read;
}

function readCharacters(tokens: readonly string[], read: Map<number, string>): void {
	for (let at = 0; at + 1 < tokens.length; at += 2) {
		read.set(Number.parseInt(tokens[at] ?? "", 16), utf16(tokens[at + 1] ?? ""));
	}
}

function readRanges(tokens: readonly string[], read: Map<number, string>): void {
	for (let at = 0; at + 2 < tokens.length; at += 3) {
		const [from, to] = [Number.parseInt(tokens[at] ?? "", 16), Number.parseInt(tokens[at + 1] ?? "", 16)];
		const count = Math.min(to - from + 1, MAX_RANGE);
		if (tokens[at + 2] === "[") {
			const end = tokens.indexOf("]", at);
			const list = tokens.slice(at + 3, end === -1 ? undefined : end);
			for (let step = 0; step < Math.min(count, list.length); step += 1) read.set(from + step, utf16(list[step] ?? ""));
			at += list.length + 1;
			continue;
		}
		const first = utf16(tokens[at + 2] ?? "");
		const last = first.codePointAt(first.length - 1) ?? 0;
		for (let step = 0; step < count; step += 1) {
			read.set(from + step, first.slice(0, -1) + String.fromCharCode(last + step));
		}
	}
}

function utf16(hex: string): string {
	return Buffer.from(hex.length % 4 === 0 ? hex : hex.padStart(4, "0"), "hex")
		.swap16()
		.toString("utf16le");
}
