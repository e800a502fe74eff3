import { Readable } from "node:stream";
import type { Download } from "#lib/domain/documents/download.ts";
import { LENGTH_HEADER } from "#lib/http/answer-length.ts";

/** Never run, never guessed at: what people upload is shown as it is or not at all. */
const SHOWN = {
	"x-content-type-options": "nosniff",
	"content-security-policy": "sandbox; default-src 'none'",
	// The address changes with the content, so a browser may keep what it has; a proxy may not.
	"cache-control": "private, max-age=31536000, immutable",
};

/** A file for showing inside the page. */
export function inlineResponse({ stream, mediaType, sizeBytes }: Download): Response {
	const length: Record<string, string> = sizeBytes === undefined ? {} : { [LENGTH_HEADER]: String(sizeBytes) };
	return new Response(Readable.toWeb(stream) as ReadableStream, {
		headers: { ...SHOWN, "content-type": mediaType, ...length },
	});
}

/** A page's image. */
export function pageImageResponse(stream: Readable): Response {
	return new Response(Readable.toWeb(stream) as ReadableStream, {
		headers: { ...SHOWN, "content-type": "image/webp" },
	});
}
