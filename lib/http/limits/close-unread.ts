import type { IncomingMessage, ServerResponse } from "node:http";

/** Long enough for an answer to arrive on a slow line; what comes until then is thrown away. */
const LINGER_MS = 2_000;

/**
 * Before an answer's head is written: where the request has not come whole by then, nobody is going to read
 * the rest, and the connection ends with the answer. What is still under way is thrown away for a moment: a
 * connection that is closed on unread bytes is reset, and the client would never see why.
 */
export function closeUnread(request: IncomingMessage, response: ServerResponse, lingerMs: number = LINGER_MS): void {
	const { socket } = response;
	if (request.complete || !socket) return;
	response.setHeader("Connection", "close");
	// How Node ends a connection after its last answer.
	socket.destroySoon = () => {
		request.unpipe();
		request.removeAllListeners("data");
		request.resume();
		socket.end();
		const timer = setTimeout(() => socket.destroy(), lingerMs);
		socket.once("close", () => clearTimeout(timer));
	};
}
