import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "#lib/errors/app-error.ts";
import { presentError } from "../answering/present-error.ts";
import { writeAnswer } from "../answering/write-answer.ts";

/** Uploads of 100 MB over a phone's line take longer than Node's five minutes. */
export const UPLOAD_TIMEOUT_MS = 30 * 60_000;

/** Enough for a drawing of many strokes over a bad line. */
const BODY_TIMEOUT_MS = 2 * 60_000;

/** Far more than any form or drawing of ours. What a page is sent is held in memory before it is looked at. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** Where files are sent to. A new place for uploads belongs here. */
const UPLOADS =
	/^\/(?:(?:v1|v1-beta)\/.|verify\/check(?:\/|$)|sign\/[^/]+\/(?:upload|adopt-upload|identity\/picture)(?:\/|$)|(?:documents\/[^/]+\/desk|templates\/[^/]+\/edit)\/files\/?$)/;

/** Whether a request with this path may carry files. */
export function takesUploads(url: string): boolean {
	return UPLOADS.test(url.split("?", 1)[0] ?? "");
}

/** Answers a request that says it is far too large for where it goes. @returns whether it was one */
export function refuseLargeBody(request: IncomingMessage, response: ServerResponse): boolean {
	const declared = Number(request.headers["content-length"] ?? 0);
	if (declared <= MAX_BODY_BYTES || takesUploads(request.url ?? "")) return false;
	writeAnswer(response, presentError(new AppError("TooLarge"), randomUUID()));
	return true;
}

/**
 * Answers a request that does not say how large it is as soon as it is too large for where it goes. Whoever reads it
 * gets no more than the limit, and no end, so that half a form is never taken for a whole one.
 */
export function limitBodySize(request: IncomingMessage, response: ServerResponse): void {
	if (request.headers["transfer-encoding"] === undefined || takesUploads(request.url ?? "")) return;
	let size = 0;
	let isRefused = false;
	const push = request.push.bind(request);
	// What comes from the connection is pushed; to listen for it would begin to read it before its reader does.
	request.push = (chunk: Uint8Array | null, encoding?: BufferEncoding) => {
		size += chunk?.length ?? 0;
		if (size <= MAX_BODY_BYTES) return push(chunk, encoding);
		if (!isRefused) {
			isRefused = true;
			request.socket.once("close", () => request.destroy());
			if (!response.headersSent) writeAnswer(response, presentError(new AppError("TooLarge"), randomUUID()));
		}
		return true;
	};
}

/** Ends a request that carries no files and whose body does not come within two minutes: it holds a connection. */
export function limitBodyTime(
	request: IncomingMessage,
	response: ServerResponse,
	timeoutMs: number = BODY_TIMEOUT_MS,
): void {
	const hasBody = request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"]) > 0;
	if (!hasBody || takesUploads(request.url ?? "")) return;
	const timer = setTimeout(() => {
		if (request.complete) return;
		if (!response.headersSent) request.socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
		request.socket.destroySoon();
	}, timeoutMs);
	timer.unref();
	request.once("close", () => clearTimeout(timer));
}
