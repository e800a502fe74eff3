import type { SendDocumentRequest } from "#lib/contract/documents/sending/send-document.ts";
import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import type { TempFiles } from "#lib/storage/temp.ts";
import { fetchFiles } from "./fetch-files.ts";
import { type IntakeFile, takeInFiles } from "./take-in-files.ts";

/**
 * Looks at the files of a request: those that came along, then those at its addresses.
 *
 * @throws AppError ValidationError, UnusableFile and the like, naming part and file
 */
export async function takeInSent(
	files: UploadedFile[],
	request: Pick<SendDocumentRequest, "fileUrls" | "textTagDefinitions" | "autoDetectFields">,
	temp: TempFiles,
): Promise<IntakeFile[]> {
	const fetched = await fetchFiles(request.fileUrls, files, temp);
	const sent = [
		...files.map((file, index) => ({ ...file, part: `Files[${index}]` })),
		...fetched.map((file, index) => ({ ...file, part: `FileUrls[${index}]` })),
	];
	const wanted = { withTextTags: request.textTagDefinitions !== null, withFields: request.autoDetectFields };
	return takeInFiles(sent, { temp, ...wanted });
}
