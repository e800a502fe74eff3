import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { AppError } from "#lib/errors/app-error.ts";

/**
 * A request's body as a stream; null when it has none. It has an error listener before anything reads it: a client that
 * disconnects while a limit is counted would otherwise raise an uncaught exception. Readers still get the error.
 *
 * @throws AppError UnsupportedType for one that is compressed
 */
export function bodyStream({ body, headers }: Pick<Request, "body" | "headers">): Readable | null {
	if (body === null) return null;
	refuseCompressed(headers);
	return ignoringErrors(Readable.fromWeb(body as NodeStream));
}

/** Adds an error listener to a stream that may break off unread, whose error would otherwise be uncaught. */
export function ignoringErrors<S extends Readable>(stream: S): S {
	return stream.on("error", () => undefined);
}

/** Compressed bytes would be read as text. @throws AppError UnsupportedType (RFC 9110 section 8.4) */
export function refuseCompressed(headers: Headers): void {
	const coding = headers.get("content-encoding")?.trim() ?? "";
	if (coding === "" || coding.toLowerCase() === "identity") return;
	throw new AppError(
		"UnsupportedType",
		`Send the request uncompressed, without Content-Encoding: ${coding.slice(0, 40)}.`,
	);
}
