import { corpusFile } from "../api-caller.ts";

/**
 * A send request exactly as one of the public SDKs writes it, read from its source. The Node SDK has no fixture: its
 * own code runs in the tests (lib/testing/sdk-request.ts).
 */
export type SdkRequest = {
	userAgent: string;
	/** Text parts in the order in which they are written. */
	parts: readonly (readonly [name: string, text: string])[];
	/** Header lines of a text part. */
	textHeaders(name: string, text: string): string[];
	/** Header lines of the file. */
	fileHeaders: readonly string[];
};

const BOUNDARY = "f7b7c9a1-6f0e-4d0e-9a55-3f1c6f0d2b11";

/** The request's headers and body, with a PDF of the corpus as its file. */
export async function renderSdkRequest(
	{ userAgent, parts, textHeaders, fileHeaders }: SdkRequest,
	file = "plain.pdf",
): Promise<{ headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }> {
	const texts = parts.map(([name, text]) => part(textHeaders(name, text), Buffer.from(text)));
	const end = Buffer.from(`--${BOUNDARY}--\r\n`);
	return {
		headers: { "User-Agent": userAgent, "Content-Type": `multipart/form-data; boundary="${BOUNDARY}"` },
		body: new Uint8Array(Buffer.concat([...texts, part(fileHeaders, await corpusFile(file)), end])),
	};
}

function part(headers: readonly string[], content: Buffer): Buffer {
	const head = [`--${BOUNDARY}`, ...headers, "", ""].join("\r\n");
	return Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n")]);
}
