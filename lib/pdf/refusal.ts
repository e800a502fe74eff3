import type { PdfRefusal } from "#lib/pdf/tasks.ts";

/**
 * A refusal decided inside a PDF child process. It crosses to the parent as code and message and
 * becomes an AppError there; `message` is a sentence for the person who uploaded the file.
 */
export class PdfRefusalError extends Error {
	readonly code: PdfRefusal["code"];

	/** A `cause` says that a library broke on the file, after which the child process is replaced. */
	constructor(code: PdfRefusal["code"], message: string, options?: ErrorOptions) {
		super(message, options);
		this.name = "PdfRefusalError";
		this.code = code;
	}
}
