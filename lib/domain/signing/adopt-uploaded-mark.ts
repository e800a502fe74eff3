import { join } from "node:path";
import type { SignerContext } from "#lib/domain/context.ts";
import { IMAGE_EXTENSIONS, MAX_IMAGE_BYTES } from "#lib/fields/file-rules.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import { storage } from "#lib/storage/storage.ts";
import { type Adopted, adoptMark, type MarkPurpose } from "./adopt-mark.ts";
import type { ReceivedFile } from "./received-file.ts";
import { refuseUnreadable, refuseUpload } from "./refuse-upload.ts";

/**
 * Makes a picture of a signature the signer's mark: drawn anew, its paper made transparent, cropped to
 * the ink.
 *
 * @param tempDir the request's own, removed by the caller
 * @throws AppError UnusableFile when no ink can be made out; as adoptMark
 */
export async function adoptUploadedMark(
	context: SignerContext,
	purpose: MarkPurpose,
	file: ReceivedFile,
	tempDir: string,
): Promise<Adopted> {
	const extension = /\.[^.]+$/.exec(file.fileName.toLowerCase())?.[0] ?? "";
	if (!IMAGE_EXTENSIONS.some((known) => known === extension)) {
		throw refuseUpload("file", file, { code: "fileType", allowed: [...IMAGE_EXTENSIONS] });
	}
	if (file.sizeBytes > MAX_IMAGE_BYTES) {
		throw refuseUpload("file", file, { code: "fileTooLarge", limitBytes: MAX_IMAGE_BYTES });
	}
	const outputPath = join(tempDir, "mark.png");
	const drawn = await runPdfTask("image", {
		sourcePath: file.path,
		outputPath,
		fileName: file.fileName,
		purpose: "mark",
	}).catch((error: unknown) => {
		throw refuseUnreadable("file", error, IMAGE_EXTENSIONS);
	});
	const { key } = await storage().putFile(context.principal.accountId, outputPath);
	return adoptMark(context, purpose, { kind: "image", key, width: drawn.width, height: drawn.height });
}
