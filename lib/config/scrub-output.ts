import type { Writable } from "node:stream";
import { scrub } from "./scrub.ts";

/**
 * Has everything that is written to a stream pass the log's scrubber: frameworks write lines of their own, with
 * the addresses of requests in them.
 */
export function scrubOutput(stream: Pick<Writable, "write">): void {
	const write = stream.write.bind(stream) as (...given: unknown[]) => boolean;
	stream.write = (chunk: unknown, ...rest: unknown[]) => {
		if (typeof chunk === "string") return write(scrub(chunk), ...rest);
		return write(chunk instanceof Uint8Array ? scrub(Buffer.from(chunk).toString("utf8")) : chunk, ...rest);
	};
}
