import { AppError, fieldError } from "#lib/errors/app-error.ts";

/** The charset that a content type declares, in lower case; null when it declares none. */
export function charsetOf(contentType: string | null): string | null {
	return /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? "")?.[1]?.toLowerCase() ?? null;
}

/**
 * Bytes of a request as text, without a byte order mark. Bytes that are not of the charset are refused: decoders put
 * U+FFFD in their place, and what was meant would be lost.
 *
 * @param charset as declared; null: UTF-8
 * @param part the part that holds the text, where there is one
 * @throws AppError InvalidRequest or ValidationError, which name the charset and the part
 */
export function decodeText(bytes: Uint8Array, charset: string | null, part?: string): string {
	try {
		return decoderOf(charset, { ignoreBOM: false }).decode(bytes);
	} catch (error) {
		throw refused(error, charset, part);
	}
}

/** The same for text that comes piece by piece; a byte order mark stays. */
export async function* decodeChunks(
	chunks: AsyncIterable<Uint8Array>,
	charset: string | null,
): AsyncGenerator<string, void> {
	const decoder = decoderOf(charset, { ignoreBOM: true });
	for await (const chunk of chunks) yield decode(chunk);
	yield decode();

	function decode(chunk?: Uint8Array): string {
		try {
			return decoder.decode(chunk, { stream: chunk !== undefined });
		} catch (error) {
			throw refused(error, charset);
		}
	}
}

/**
 * The pairs of an urlencoded text. Its charset counts for percent-encoded bytes as well.
 *
 * @throws AppError InvalidRequest, ValidationError
 */
export function parseUrlEncoded(bytes: Uint8Array, charset: string | null): [name: string, value: string][] {
	// Every byte as the character of its number: an ampersand is one in all charsets but UTF-16.
	if (decoderOf(charset, { ignoreBOM: false }).encoding.startsWith("utf-16")) throw unsupported(charset ?? "");
	const text = Buffer.from(bytes).toString("latin1");
	const pairs = text.replace(/^\xef\xbb\xbf/, "").split("&");
	return pairs.filter(Boolean).map((pair) => {
		const [name = "", ...value] = pair.split("=");
		const decodedName = decodeText(percentDecoded(name), charset);
		return [decodedName, decodeText(percentDecoded(value.join("=")), charset, decodedName)];
	});
}

/** Bytes, given as characters of their numbers, of which some are written as `%E9`. */
function percentDecoded(text: string): Buffer {
	const plain = text
		.replaceAll("+", " ")
		.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(plain, "latin1");
}

function decoderOf(charset: string | null, { ignoreBOM }: { ignoreBOM: boolean }): TextDecoder {
	try {
		return new TextDecoder(charset ?? "utf-8", { fatal: true, ignoreBOM });
	} catch {
		throw unsupported(charset ?? "");
	}
}

function refused(error: unknown, charset: string | null, part?: string): unknown {
	if (!(error instanceof TypeError)) return error;
	const advice = charset === null ? " Send UTF-8 or declare the charset." : "";
	const sentence = `${part ?? "The request"} is not valid ${(charset ?? "utf-8").toUpperCase()}.${advice}`;
	return part === undefined ? new AppError("InvalidRequest", sentence) : fieldError(part, sentence);
}

function unsupported(charset: string): AppError {
	return new AppError("InvalidRequest", `The charset ${charset.toUpperCase()} is not supported. Send UTF-8.`);
}
