import { AppError } from "#lib/errors/app-error.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import type { FileProblem } from "#lib/fields/rules/file-rules.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { MEGABYTE } from "#lib/units.ts";
import type { ReceivedFile } from "./received-file.ts";

/** What a child says of a picture that is none: a signer hears instead which files would be right. */
const NO_PICTURE = ["filePictureUnread", "filePictureKind"];

/**
 * The refusal of a file whose name or size does not fit, by the rules the browser asks as well.
 *
 * @param path the field's id, or the part's name
 */
export function refuseUpload(path: string, file: ReceivedFile, problem: FileProblem): AppError {
	const { fileName } = file;
	if (problem.code === "fileType") {
		return fieldRefusal(path, said("uploadType", { file: fileName, types: problem.allowed.join(", ") }));
	}
	const sizes = { size: megabytes(file.sizeBytes), limit: problem.limitBytes / MEGABYTE };
	return fieldRefusal(path, said("uploadLarge", { file: fileName, ...sizes }));
}

/** Rounded up, so that nothing too large seems to be within the limit. */
function megabytes(bytes: number): number {
	return Math.ceil((bytes / MEGABYTE) * 10) / 10;
}

/** The refusal of a file that is not what its name says. */
export function refuseContent(path: string, { fileName }: ReceivedFile, extensions: readonly string[]): AppError {
	return fieldRefusal(path, said("uploadContent", { file: fileName, types: extensions.join(", ") }));
}

/** What a PDF child said of a file, at its field; other errors as they are. */
export function refuseUnreadable(
	path: string,
	file: ReceivedFile,
	extensions: readonly string[],
	error: unknown,
): unknown {
	if (!(error instanceof AppError) || error.code !== "UnusableFile" || !error.said) return error;
	return NO_PICTURE.includes(error.said.key)
		? refuseContent(path, file, extensions)
		: fieldRefusal(path, error.said, "UnusableFile");
}
