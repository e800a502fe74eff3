import { Readable } from "node:stream";
import type { Viewable } from "#lib/domain/documents/viewing/viewable.ts";
import { LENGTH_HEADER } from "#lib/http/answering/answer-length.ts";

/** Never run, never guessed at: what people upload is shown as it is or not at all. */
const SHOWN = {
	"x-content-type-options": "nosniff",
	"content-security-policy": "sandbox; default-src 'none'",
};

/** A browser may keep what it has, but asks each time whether it may still show it. */
const ASKED_AGAIN = "private, no-cache";

/**
 * A file for showing inside the page. Whoever asks was allowed to see it before this is called; a browser that
 * has it already (RFC 9110 13.1.2) or wants the head alone is sent no bytes, and nothing is opened.
 */
export async function shownResponse(
	request: Request,
	{ mediaType, tag, open }: Viewable,
	cacheControl = ASKED_AGAIN,
): Promise<Response> {
	const etag = `"${tag}"`;
	const headers = { ...SHOWN, "cache-control": cacheControl, etag };
	if (hasAlready(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
	if (request.method === "HEAD") return new Response(null, { headers: { ...headers, "content-type": mediaType } });
	const { stream, sizeBytes } = await open();
	const length: Record<string, string> = sizeBytes === undefined ? {} : { [LENGTH_HEADER]: String(sizeBytes) };
	return new Response(Readable.toWeb(stream) as ReadableStream, {
		headers: { ...headers, "content-type": mediaType, ...length },
	});
}

/** A proxy that compresses on its way makes a weak tag of ours. */
function hasAlready(ifNoneMatch: string | null, etag: string): boolean {
	return (ifNoneMatch ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}
