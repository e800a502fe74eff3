import { Readable } from "node:stream";
import { LENGTH_HEADER } from "./answer-length.ts";

/** A file on its way out, as download verbs return it. */
export type OutgoingFile = { fileName: string; mediaType: string; stream: Readable; sizeBytes?: number };

/** Whether a verb's result is a file. */
export function isOutgoingFile(result: unknown): result is OutgoingFile {
	return typeof result === "object" && result !== null && "stream" in result && result.stream instanceof Readable;
}

/**
 * A file as an answer: streamed, never run by a browser whatever it holds (nosniff and a sandbox), saved
 * under its name.
 */
export function downloadResponse(file: OutgoingFile, headers: Record<string, string> = {}): Response {
	return new Response(Readable.toWeb(file.stream) as ReadableStream<Uint8Array>, {
		headers: {
			...headers,
			"Content-Type": file.mediaType,
			"Content-Disposition": contentDisposition(file.fileName),
			...(file.sizeBytes === undefined ? {} : { [LENGTH_HEADER]: String(file.sizeBytes) }),
			"Cache-Control": "private, no-store",
			"X-Content-Type-Options": "nosniff",
			"Content-Security-Policy": "sandbox; default-src 'none'",
		},
	});
}

/** The header that names a download, in ASCII for old clients and in full for the others (RFC 6266, RFC 8187). */
function contentDisposition(fileName: string, kind: "attachment" | "inline" = "attachment"): string {
	const clean = fileName.replace(/[\p{Cc}/\\]/gu, "_").trim() || "document";
	const ascii = clean.replace(/[^\x20-\x7e]|["%]/g, "_");
	const encoded = encodeURIComponent(clean.toWellFormed()).replace(
		/['()*]/g,
		(character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
