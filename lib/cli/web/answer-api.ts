import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { createGzip } from "node:zlib";
import { createRequest } from "@remix-run/node-fetch-server";
import { log } from "#lib/config/log.ts";
import { acceptsCoding } from "#lib/http/answering/compressed-files.ts";
import { presentError } from "#lib/http/answering/present-error.ts";
import type { RouteHandler } from "#lib/http/define-route.ts";
import { loadedDispatch } from "#lib/http/loaded-dispatch.ts";
import type { Handle } from "./make-server.ts";

/** Without the OpenAPI description, which is a route of its own. */
const API = /^\/v1(?:-beta)?(?!\/openapi\.json)(?:[/?]|$)/;

/**
 * Answers calls of the public API directly once the framework has loaded it: the framework’s routing takes longer than
 * many calls do.
 *
 * @param handle the framework, which answers everything else
 */
export function answerApi(handle: Handle): Handle {
	return async (request, response) => {
		const dispatch = API.test(request.url ?? "") ? loadedDispatch() : null;
		if (!dispatch) return handle(request, response);
		await send(await answerOf(dispatch, request, response), request, response);
	};
}

async function answerOf(dispatch: RouteHandler, request: IncomingMessage, response: ServerResponse): Promise<Response> {
	try {
		// No operation reads the origin.
		return await dispatch(createRequest(request, response, { protocol: "http:", host: "localhost" }));
	} catch (error) {
		return presentError(error, randomUUID());
	}
}

async function send(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
	response.setHeaders(answer.headers);
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
	try {
		await pipeline(isCompressed ? [body, createGzip(), response] : [body, response]);
	} catch (error) {
		const hasLeft = error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
		if (!hasLeft) log.error({ error }, "API response interrupted");
	}
}

/** JSON that gains from compression; a short answer forbids it (see json-response.ts). */
function isLongJson({ headers }: Response): boolean {
	return headers.get("content-type") === "application/json" && !headers.get("cache-control")?.includes("no-transform");
}
