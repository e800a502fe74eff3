import { join } from "node:path";
import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { MEGABYTE } from "#lib/units.ts";

/** A stored logo: always a PNG of our own making. */
type StoredLogo = { logoKey: string; logoWidthPx: number; logoHeightPx: number };

const MAX_LOGO_MEGABYTES = 5;

/**
 * Draws an uploaded logo (PNG, JPEG, SVG) anew and stores it; null when none was uploaded.
 *
 * @throws AppError ValidationError, TooLarge, UnusableFile, each naming BrandLogo
 */
export async function takeInLogo(accountId: string, files: UploadedFile[]): Promise<StoredLogo | null> {
	const [file, another] = files;
	if (!file) return null;
	if (another) throw refusal("ValidationError", "Send one file in BrandLogo.");
	if (file.sizeBytes > MAX_LOGO_MEGABYTES * MEGABYTE) {
		throw refusal("TooLarge", `"${file.fileName}" is too large. Logos can be up to ${MAX_LOGO_MEGABYTES} MB.`);
	}
	const temp = await makeTempDir();
	try {
		const outputPath = join(temp.path, "logo.png");
		const { width, height } = await drawAnew(file, outputPath);
		const { key } = await storage().putFile(accountId, outputPath);
		return { logoKey: key, logoWidthPx: width, logoHeightPx: height };
	} finally {
		await temp.remove();
	}
}

async function drawAnew({ path: sourcePath, fileName }: UploadedFile, outputPath: string) {
	try {
		const task = { sourcePath, outputPath, fileName, purpose: "logo" as const };
		return await runPdfTask("image", task, { requester: "sender" });
	} catch (error) {
		if (!(error instanceof AppError) || error.code !== "UnusableFile") throw error;
		const { message, said } = error;
		throw new AppError("UnusableFile", message, { fields: { BrandLogo: [message] }, ...(said ? { said } : {}) });
	}
}

function refusal(code: "ValidationError" | "TooLarge", message: string): AppError {
	return new AppError(code, message, { fields: { BrandLogo: [message] } });
}
