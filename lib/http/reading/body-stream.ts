import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";

/**
 * A request's body as a stream; null where it has none. The listener is there before anything reads it: a client that
 * hangs up while a limit is counted would otherwise raise an uncaught exception. Those who read it still get the error.
 */
export function bodyStream({ body }: Pick<Request, "body">): Readable | null {
	return body === null ? null : ignoringErrors(Readable.fromWeb(body as NodeStream));
}

/** Gives a stream that may break off unread a listener, without which its error would be an uncaught exception. */
export function ignoringErrors<S extends Readable>(stream: S): S {
	return stream.on("error", () => undefined);
}
