import { Readable } from "node:stream";
import type { OpenedFile } from "#lib/domain/files/open-object.ts";
import { LENGTH_HEADER } from "./answer-length.ts";

/** A file as the answer to a request, with what is said of it. */
export type FileAnswer = {
	headers: Record<string, string>;
	sizeBytes?: number | undefined;
	open(): Promise<OpenedFile>;
};

/**
 * Sends a file as it is read. To HEAD only what is said of it: nothing is opened that nobody reads (RFC 9110
 * section 9.3.2).
 */
export async function sendFile({ method }: Request, answer: FileAnswer | Response): Promise<Response> {
	if (answer instanceof Response) {
		if (method !== "HEAD" || !answer.body) return answer;
		await answer.body.cancel();
		return new Response(null, answer);
	}
	const { headers, sizeBytes, open } = answer;
	if (method === "HEAD") return new Response(null, { headers: { ...headers, ...lengthOf(sizeBytes) } });
	const opened = await open();
	const body = Readable.toWeb(opened.stream) as ReadableStream<Uint8Array>;
	return new Response(body, { headers: { ...headers, ...lengthOf(opened.sizeBytes) } });
}

function lengthOf(sizeBytes: number | undefined): Record<string, string> {
	return sizeBytes === undefined ? {} : { [LENGTH_HEADER]: String(sizeBytes) };
}
