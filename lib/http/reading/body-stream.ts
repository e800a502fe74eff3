import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";

/**
 * A request's body as a stream; null when it has none. It has an error listener before anything reads it: a client that
 * disconnects while a limit is counted would otherwise raise an uncaught exception. Readers still get the error.
 */
export function bodyStream({ body }: Pick<Request, "body">): Readable | null {
	return body === null ? null : ignoringErrors(Readable.fromWeb(body as NodeStream));
}

/** Adds an error listener to a stream that may break off unread, whose error would otherwise be uncaught. */
export function ignoringErrors<S extends Readable>(stream: S): S {
	return stream.on("error", () => undefined);
}
