import { Readable } from "node:stream";
import type { Download } from "#lib/domain/documents/download.ts";

/** Never run, never guessed at, never kept by a proxy: what people upload is handed out as it is. */
const SAFE = { "x-content-type-options": "nosniff", "content-security-policy": "sandbox; default-src 'none'" };

/** A file for saving, under its own name. */
export function downloadResponse(download: Download): Response {
	return respond(download, { "content-disposition": dispositionOf(download.fileName), "cache-control": "no-store" });
}

/** A file for showing inside the page. Its address changes with its content, so browsers keep it. */
export function inlineResponse(download: Download): Response {
	return respond(download, { "cache-control": "private, max-age=31536000, immutable" });
}

/** A page's image. */
export function pageImageResponse(stream: Readable): Response {
	return new Response(Readable.toWeb(stream) as ReadableStream, {
		headers: { ...SAFE, "content-type": "image/webp", "cache-control": "private, max-age=31536000, immutable" },
	});
}

function respond({ stream, mediaType, sizeBytes }: Download, headers: Record<string, string>): Response {
	return new Response(Readable.toWeb(stream) as ReadableStream, {
		headers: { ...SAFE, ...headers, "content-type": mediaType, "content-length": String(sizeBytes) },
	});
}

/** RFC 6266: a plain name for old clients, the real one in UTF-8 for all others. */
function dispositionOf(fileName: string): string {
	const clean = fileName.replace(/[\p{Cc}/\\]+/gu, " ").trim() || "document";
	const plain = clean.replace(/[^\x20-\x7e]|["%]/g, "_");
	const encoded = encodeURIComponent(clean).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
	return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
