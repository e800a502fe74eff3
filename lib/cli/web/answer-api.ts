import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { createGzip } from "node:zlib";
import { createRequest } from "@remix-run/node-fetch-server";
import { acceptsCoding } from "#lib/http/answering/compressed-files.ts";
import { loadedDispatch } from "#lib/http/loaded-dispatch.ts";
import type { Handle } from "./make-server.ts";

/** Its description is a route of its own. */
const API = /^\/v1(?:-beta)?(?!\/openapi\.json)(?:[/?]|$)/;

/**
 * Answers calls of the public API directly once the framework has loaded it: its routing takes longer than many calls.
 *
 * @param handle the framework, which answers everything else
 */
export function answerApi(handle: Handle): Handle {
	return async (request, response) => {
		const dispatch = API.test(request.url ?? "") ? loadedDispatch() : null;
		if (!dispatch) return handle(request, response);
		// No operation reads its origin.
		const answer = await dispatch(createRequest(request, response, { protocol: "http:", host: "localhost" }));
		await send(answer, request, response);
	};
}

async function send(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
	for (const [name, value] of answer.headers) response.setHeader(name, value);
	const isCompressible = answer.body !== null && isLongJson(answer);
	const isCompressed = isCompressible && acceptsCoding(request.headers["accept-encoding"], "gzip");
	if (isCompressible) response.setHeader("Vary", "Accept-Encoding");
	if (isCompressed) response.setHeader("Content-Encoding", "gzip");
	response.writeHead(answer.status);
	if (!answer.body) {
		response.end();
		return;
	}
	const body = Readable.fromWeb(answer.body as ReadableStream);
	// A client that leaves ends it early, and no one is left to tell.
	await pipeline(isCompressed ? [body, createGzip(), response] : [body, response]).catch(() => response.destroy());
}

/** What the framework would compress; a short answer forbids it (see json-response.ts). */
function isLongJson({ headers }: Response): boolean {
	return headers.get("content-type") === "application/json" && !headers.get("cache-control")?.includes("no-transform");
}
