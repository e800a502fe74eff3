import type { PDFDocumentLoadingTask, PDFDocumentProxy } from "pdfjs-dist";
import { pdfjs } from "react-pdf";

type Opened = {
	document: Promise<PDFDocumentProxy>;
	users: number;
	closing: ReturnType<typeof setTimeout> | undefined;
	end: () => void;
};

/** Whoever scrolls on needs it again at once. */
const KEPT_MS = 10_000;

const opened = new Map<string, Opened>();

/**
 * Opens a PDF, once for all its pages. react-pdf's own `Document` closes it with the first page that leaves, also
 * under a page that is still waiting for it and then waits for ever.
 *
 * @param parameters what pdf.js takes besides the bytes
 * @returns the document, rejected when it cannot be opened, and what to call when it is not needed any more
 */
export function openPdf(
	source: string,
	parameters: Record<string, unknown>,
): { document: Promise<PDFDocumentProxy>; release: () => void } {
	const one = opened.get(source) ?? begin(source, parameters);
	opened.set(source, one);
	clearTimeout(one.closing);
	one.users += 1;
	const forget = () => opened.get(source) === one && opened.delete(source);
	// What failed is not to be found by the next try.
	one.document.catch(forget);
	const release = () => {
		one.users -= 1;
		if (one.users > 0) return;
		one.closing = setTimeout(() => {
			forget();
			one.end();
		}, KEPT_MS);
	};
	return { document: one.document, release };
}

/**
 * The bytes are fetched here, not by pdf.js: it asks for them on one thread and for their end on another, and an
 * answer that comes in between and is none (signed out, sent, gone, left) is an error that nobody can catch.
 */
function begin(source: string, parameters: Record<string, unknown>): Opened {
	const stop = new AbortController();
	let task: PDFDocumentLoadingTask | null = null;
	const load = async () => {
		const response = await fetch(source, { signal: stop.signal });
		if (!response.ok) throw new Error(`The PDF was answered with ${response.status}.`);
		const data = new Uint8Array(await response.arrayBuffer());
		stop.signal.throwIfAborted();
		task = pdfjs.getDocument({ data, ...parameters });
		return task.promise;
	};
	const end = () => {
		stop.abort();
		// It may not have got as far as there being something to end.
		task?.destroy().catch(() => undefined);
	};
	return { document: load(), users: 0, closing: undefined, end };
}
