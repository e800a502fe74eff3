import { AppError } from "#lib/errors/app-error.ts";
import { refuseCompressed } from "./body-stream.ts";
import { charsetOf, decodeText, parseUrlEncoded } from "./text-encoding.ts";

/**
 * A body that has to be short. What is longer is refused as it comes, without being held in memory.
 *
 * @throws AppError TooLarge, UnsupportedType for one that is compressed
 */
export async function readSmallBody(request: Request, maxBytes: number): Promise<Buffer> {
	refuseCompressed(request.headers);
	const chunks: Uint8Array[] = [];
	let size = 0;
	// Taken away from its reader the body would take the connection along, and with it the refusal.
	for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
		size += chunk.byteLength;
		if (size > maxBytes) throw new AppError("TooLarge", "The request is too large.");
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

/** The same as text. @throws AppError InvalidRequest for bytes that are not of its charset */
async function readSmallText(request: Request, maxBytes: number): Promise<string> {
	return decodeText(await readSmallBody(request, maxBytes), charsetOf(request.headers.get("content-type")));
}

/** The same as a form. @throws AppError InvalidRequest, ValidationError */
export async function readSmallForm(request: Request, maxBytes: number): Promise<URLSearchParams> {
	const body = await readSmallBody(request, maxBytes);
	return new URLSearchParams(parseUrlEncoded(body, charsetOf(request.headers.get("content-type"))));
}

/** The same as JSON; nothing is an empty object. @throws AppError InvalidJson */
export async function readSmallJson(request: Request, maxBytes: number): Promise<unknown> {
	const text = await readSmallText(request, maxBytes);
	try {
		return text === "" ? {} : JSON.parse(text);
	} catch {
		throw new AppError("InvalidJson");
	}
}
