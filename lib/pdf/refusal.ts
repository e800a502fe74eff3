import type { FileRefusalKey, RefusalValues, Said } from "#lib/i18n/refusals/said.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";
import type { PdfRefusal } from "#lib/pdf/tasks.ts";

/**
 * A refusal decided inside a PDF child process. It crosses to the parent as code and message and
 * becomes an AppError there; `message` is a sentence for the person who uploaded the file.
 */
export class PdfRefusalError extends Error {
	readonly code: PdfRefusal["code"];
	readonly said: Said | undefined;

	/** A `cause` says that a library broke on the file, after which the child process is replaced. */
	constructor(code: PdfRefusal["code"], message: string, options: ErrorOptions & { said?: Said } = {}) {
		super(message, options);
		this.name = "PdfRefusalError";
		this.code = code;
		this.said = options.said;
	}
}

/** The same where people read the sentence in their language. */
export function pdfRefusal(code: PdfRefusal["code"], said: Said, options: ErrorOptions = {}): PdfRefusalError {
	return new PdfRefusalError(code, sayIn(said, "EN"), { ...options, said });
}

/** Why a file cannot be used, by the name of its sentence. */
export function fileRefusal<Key extends FileRefusalKey>(
	key: Key,
	values: RefusalValues<Key>[0],
	options?: ErrorOptions,
): PdfRefusalError {
	return pdfRefusal("UnusableFile", { key, values: values ?? {} }, options);
}
