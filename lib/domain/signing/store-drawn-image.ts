import { join } from "node:path";
import type { SignerContext } from "#lib/domain/context.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import { storage } from "#lib/storage/storage.ts";
import type { ReceivedFile } from "./received-file.ts";
import { refuseUnreadable } from "./refuse-upload.ts";

type Use = {
	purpose: "mark" | "picture";
	/** The field's id, or the part's name: what a refusal names. */
	path: string;
	/** Which files would be right. */
	extensions: readonly string[];
	/** The request's own, removed by the caller. */
	tempDir: string;
};

/** An image as it was drawn anew; sizes in pixels. */
type DrawnImage = { key: string; mediaType: string; sizeBytes: number; width: number; height: number };

/**
 * Draws an uploaded image anew in a child process and stores the result; nothing of the upload's own bytes is kept.
 *
 * @throws AppError UnusableFile naming `path`
 */
export async function storeDrawnImage(context: SignerContext, file: ReceivedFile, use: Use): Promise<DrawnImage> {
	const { purpose, path, extensions, tempDir } = use;
	const outputPath = join(tempDir, purpose);
	const task = { sourcePath: file.path, outputPath, fileName: file.fileName, purpose };
	const drawing = runPdfTask("image", task, { requester: "link" });
	const { mediaType, sizeBytes, width, height } = await drawing.catch((error: unknown) => {
		throw refuseUnreadable(path, file, extensions, error);
	});
	const { key } = await storage().putFile(context.principal.accountId, outputPath);
	return { key, mediaType, sizeBytes, width, height };
}
