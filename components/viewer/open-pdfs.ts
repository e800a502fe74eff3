import type { PDFDocumentLoadingTask, PDFDocumentProxy } from "pdfjs-dist";
import { pdfjs } from "react-pdf";

type Opened = { task: PDFDocumentLoadingTask; users: number; closing: ReturnType<typeof setTimeout> | undefined };

/** Whoever scrolls on needs it again at once. */
const KEPT_MS = 10_000;

const opened = new Map<string, Opened>();

/**
 * Opens a PDF, once for all its pages. react-pdf's own `Document` closes it with the first page that leaves, also
 * under a page that is still waiting for it and then waits for ever.
 *
 * @param parameters what pdf.js takes besides the address
 * @returns the document, rejected when it cannot be opened, and what to call when it is not needed any more
 */
export function openPdf(
	source: string,
	parameters: Record<string, unknown>,
): { document: Promise<PDFDocumentProxy>; release: () => void } {
	const one = opened.get(source) ?? {
		task: pdfjs.getDocument({ url: source, ...parameters }),
		users: 0,
		closing: undefined,
	};
	opened.set(source, one);
	clearTimeout(one.closing);
	one.users += 1;
	const close = () => {
		if (opened.get(source) === one) opened.delete(source);
		void one.task.destroy();
	};
	// What failed is not to be found by the next try.
	one.task.promise.catch(() => opened.get(source) === one && opened.delete(source));
	const release = () => {
		one.users -= 1;
		if (one.users === 0) one.closing = setTimeout(close, KEPT_MS);
	};
	return { document: one.task.promise, release };
}
