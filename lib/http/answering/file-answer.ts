import { Readable } from "node:stream";
import type { OpenedFile, RangedFile } from "#lib/domain/files/open-object.ts";
import { LENGTH_HEADER } from "./answer-length.ts";
import { wantedRange } from "./wanted-range.ts";

/** A file as the answer to a request, with what is said of it. */
export type FileAnswer = {
	headers: Record<string, string>;
	sizeBytes?: number | undefined;
	ranged?: RangedFile | undefined;
	open(): Promise<OpenedFile>;
};

/**
 * Sends a file as it is read, or the part of it that is asked for (RFC 9110 section 14). To HEAD only what is said of it:
 * nothing is opened that no one reads (section 9.3.2). A browser that prefetches on a guess gets nothing, as the audit
 * trail would record it as a download.
 */
export async function sendFile(request: Request, answer: FileAnswer | Response): Promise<Response> {
	const { method } = request;
	if (request.headers.get("sec-purpose")?.startsWith("prefetch")) {
		if (answer instanceof Response) await answer.body?.cancel();
		return new Response(null, { status: 503, headers: { "cache-control": "no-store" } });
	}
	if (answer instanceof Response) {
		if (method !== "HEAD" || !answer.body) return answer;
		await answer.body.cancel();
		return new Response(null, answer);
	}
	const { sizeBytes, open, ranged } = answer;
	const headers = ranged
		? { ...answer.headers, "Accept-Ranges": "bytes", ETag: `"${ranged.version}"` }
		: answer.headers;
	if (method === "HEAD") return new Response(null, { headers: { ...headers, ...lengthOf(sizeBytes) } });
	const wanted = ranged ? wantedRange(request.headers, ranged) : null;
	if (ranged && wanted === "none") {
		return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${ranged.sizeBytes}` } });
	}
	if (!ranged || !wanted || wanted === "none") return streamed(request, await open(), 200, headers);
	const { start, end } = wanted;
	const opened = await ranged.openRange(wanted);
	const part = { "Content-Range": `bytes ${start}-${end}/${ranged.sizeBytes}` };
	return streamed(request, { ...opened, sizeBytes: end - start + 1 }, 206, { ...headers, ...part });
}

function streamed(
	{ signal }: Request,
	{ stream, sizeBytes }: OpenedFile,
	status: number,
	headers: Record<string, string>,
): Response {
	// The framework never reads the answer to a client that left while the file was opened.
	if (signal.aborted) stream.destroy();
	else signal.addEventListener("abort", () => stream.destroy(), { once: true });
	const body = Readable.toWeb(stream) as ReadableStream<Uint8Array>;
	return new Response(body, { status, headers: { ...headers, ...lengthOf(sizeBytes) } });
}

function lengthOf(sizeBytes: number | undefined): Record<string, string> {
	return sizeBytes === undefined ? {} : { [LENGTH_HEADER]: String(sizeBytes) };
}
