import type { ServerResponse } from "node:http";

/**
 * Under this name a route says how many bytes its answer has: Next.js leaves Content-Length out, since it
 * may be that of a body it has decoded.
 */
export const LENGTH_HEADER = "x-signet-length";

type Head = Pick<ServerResponse, "getHeader" | "hasHeader" | "removeHeader" | "setHeader">;

/** Says it to the client, before the head is written; unless the answer was compressed on its way. */
export function tellLength(head: Head): void {
	const length = head.getHeader(LENGTH_HEADER);
	if (length === undefined) return;
	head.removeHeader(LENGTH_HEADER);
	if (!head.hasHeader("content-encoding")) head.setHeader("Content-Length", length);
}
