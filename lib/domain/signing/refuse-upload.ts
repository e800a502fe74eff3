import { AppError } from "#lib/errors/app-error.ts";
import type { FileProblem } from "#lib/fields/file-rules.ts";
import type { ReceivedFile } from "./received-file.ts";

const MEGABYTE = 1_048_576;

/** Which files would be right, as the end of every refusal. */
function wanted(extensions: readonly string[]): string {
	return `Choose a file of one of these types: ${extensions.join(", ")}.`;
}

/**
 * The refusal of a file whose name or size does not fit, by the rules the browser asks as well.
 *
 * @param path the field's id, or the part's name
 */
export function refuseUpload(path: string, file: ReceivedFile, problem: FileProblem): AppError {
	const message =
		problem.code === "fileType"
			? `"${file.fileName}" is of a type that can't be used here. ${wanted(problem.allowed)}`
			: `"${file.fileName}" has ${megabytes(file.sizeBytes)} MB. Choose a file of at most ${problem.limitBytes / MEGABYTE} MB.`;
	return new AppError("ValidationError", message, { fields: { [path]: [message] } });
}

/** Rounded up, so that nothing too large seems to be within the limit. */
function megabytes(bytes: number): string {
	return (Math.ceil((bytes / MEGABYTE) * 10) / 10).toFixed(1);
}

/** The refusal of a file that is not what its name says. */
export function refuseContent(path: string, file: ReceivedFile, extensions: readonly string[]): AppError {
	const message = `What is in "${file.fileName}" does not fit its name, or it is damaged. ${wanted(extensions)}`;
	return new AppError("ValidationError", message, { fields: { [path]: [message] } });
}

/** What a PDF child said of a file, with what would be right; other errors as they are. */
export function refuseUnreadable(path: string, error: unknown, extensions: readonly string[]): unknown {
	if (!(error instanceof AppError) || error.code !== "UnusableFile") return error;
	const message = `${error.message} ${wanted(extensions)}`;
	return new AppError("UnusableFile", message, { fields: { [path]: [message] } });
}
