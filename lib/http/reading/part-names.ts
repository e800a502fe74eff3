import { decodeText } from "./text-encoding.ts";

/** What a part is called, and the file in it; each is null where it isn’t named. */
type PartNames = { name: string | null; fileName: string | null };

const ENCODED_WORD = /=\?([^\s?*]+)(?:\*[^\s?]*)?\?([bq])\?([^\s?]*)\?=/gi;
const ENCODED_WORDS = new RegExp(`^${ENCODED_WORD.source}(?:\\s*${ENCODED_WORD.source})*$`, "i");

/**
 * The names in a Content-Disposition header (RFC 7578 section 4.2). `filename*` wins over `filename`, and a file name
 * that consists of encoded words is decoded, because some clients write it as in a mail (RFC 2047).
 *
 * @param header each character is a byte
 * @param charset of names that don’t declare their own; null: UTF-8
 * @throws AppError ValidationError, InvalidRequest for a name that is not of its charset
 */
export function partNames(header: string, charset: string | null): PartNames {
	const params = readParams(header);
	const given = params.get("name");
	const name = given === undefined ? null : decodeText(bytesOf(given), charset);
	const place = name === null ? "FileName" : `${name}.FileName`;
	const extended = readExtended(params.get("filename*"));
	if (extended) return { name, fileName: decodeText(extended.bytes, extended.charset, place) };
	const plain = params.get("filename");
	if (plain === undefined) return { name, fileName: null };
	return {
		name,
		fileName: ENCODED_WORDS.test(plain) ? decodeWords(plain, place) : decodeText(bytesOf(plain), charset, place),
	};
}

/** By lower-case name; the first of a name counts. Browsers write a backslash as it is, other clients escape it. */
function readParams(header: string): Map<string, string> {
	const params = new Map<string, string>();
	for (const [, name = "", quoted, bare = ""] of header.matchAll(
		/;\s*([^\s=;"]+)\s*=\s*(?:"((?:\\"|\\\\|[^"])*)"|([^;]*))/g,
	)) {
		if (params.has(name.toLowerCase())) continue;
		params.set(name.toLowerCase(), quoted?.replace(/\\(["\\])/g, "$1") ?? bare.trim());
	}
	return params;
}

/** `UTF-8''na%C3%AFve.pdf` (RFC 8187); null for what isn’t written so, as if it weren’t there. */
function readExtended(value: string | undefined): { charset: string; bytes: Buffer } | null {
	const [, charset, text] = /^([^\s']+)'[^']*'((?:[^\s%]|%[\da-f]{2})+)$/i.exec(value ?? "") ?? [];
	if (charset === undefined || text === undefined) return null;
	return { charset, bytes: bytesOf(text.replace(/%([\da-f]{2})/gi, (_, hex: string) => characterOf(hex))) };
}

/** Neighbouring words of one charset are joined first: encoders split characters between them. */
function decodeWords(text: string, place: string): string {
	const runs: { charset: string; bytes: Buffer }[] = [];
	for (const [, charset = "", encoding, content = ""] of text.matchAll(ENCODED_WORD)) {
		const bytes = encoding?.toLowerCase() === "b" ? Buffer.from(content, "base64") : quotedBytes(content);
		const last = runs.at(-1);
		if (last?.charset === charset.toLowerCase()) last.bytes = Buffer.concat([last.bytes, bytes]);
		else runs.push({ charset: charset.toLowerCase(), bytes });
	}
	return runs.map(({ charset, bytes }) => decodeText(bytes, charset, place)).join("");
}

function quotedBytes(content: string): Buffer {
	return bytesOf(content.replaceAll("_", " ").replace(/=([\da-f]{2})/gi, (_, hex: string) => characterOf(hex)));
}

function characterOf(hex: string): string {
	return String.fromCharCode(Number.parseInt(hex, 16));
}

function bytesOf(text: string): Buffer {
	return Buffer.from(text, "latin1");
}
