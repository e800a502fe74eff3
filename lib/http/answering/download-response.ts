import type { Download } from "#lib/domain/files/open-object.ts";
import type { FileAnswer } from "./file-answer.ts";

/** Whether a verb's result is a file. */
export function isDownload(result: unknown): result is Download {
	return typeof result === "object" && result !== null && "open" in result && typeof result.open === "function";
}

/**
 * A file as an answer: streamed, never run by a browser whatever it holds (nosniff and a sandbox), saved
 * under its name.
 */
export function downloadResponse(file: Download, headers: Record<string, string> = {}): FileAnswer {
	return {
		sizeBytes: file.sizeBytes,
		ranged: file.ranged,
		open: file.open,
		headers: {
			...headers,
			"Content-Type": file.mediaType,
			"Content-Disposition": contentDisposition(file.fileName),
			"Cache-Control": "private, no-store",
			"X-Content-Type-Options": "nosniff",
			"Content-Security-Policy": "sandbox; default-src 'none'",
		},
	};
}

/**
 * A PDF as an answer that the browser shows itself. Its viewer does not open in a sandbox; what was active in an
 * upload was taken out when it came in.
 */
export function inlinePdfResponse(file: Download): FileAnswer {
	const answer = downloadResponse(file);
	const shown = {
		"Content-Disposition": contentDisposition(file.fileName, "inline"),
		"Content-Security-Policy": "frame-ancestors 'none'",
	};
	return { ...answer, headers: { ...answer.headers, ...shown } };
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
