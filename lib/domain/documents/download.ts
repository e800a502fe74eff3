import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { WholeDocument } from "#lib/db/stores/whole-document.ts";
import { openSealFiles } from "#lib/domain/sealing/build-seal-files.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import { isObjectOf } from "#lib/storage/object-storage.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { distinctNames, type ZipEntry, zipStream } from "#lib/storage/zip-stream.ts";
import { downloadName, readSettings } from "./settings.ts";

const PDF = "application/pdf";

/** A file on its way out. */
export type Download = { fileName: string; mediaType: string; sizeBytes?: number; stream: Readable };

/**
 * A stored object of an account as a download.
 *
 * @throws AppError NotFound for a key that is not the account's
 */
export async function openObject(
	accountId: string,
	key: string,
	{ fileName, mediaType }: { fileName: string; mediaType: string },
): Promise<Download> {
	if (!isObjectOf(accountId, key)) throw new AppError("NotFound");
	const [sizeBytes, stream] = await Promise.all([storage().size(key), storage().stream(key)]);
	return { fileName, mediaType, sizeBytes, stream };
}

/** The sealed PDF when there is one, else the values so far, unsealed and marked so. */
async function openDocumentPdf(document: WholeDocument): Promise<Download> {
	const fileName = downloadName(document, ".pdf");
	if (document.sealedKey) return openObject(document.accountId, document.sealedKey, { fileName, mediaType: PDF });
	return openPreview(document, fileName);
}

/**
 * A document as its send request wants it downloaded: one PDF, or a zip of the files, each by itself, and
 * of the certificate when there is one.
 */
export async function openDocumentDownload(document: WholeDocument): Promise<Download> {
	if (readSettings(document.settings).downloadOption === "Combined") return openDocumentPdf(document);
	const names = distinctNames(document.files.map((file) => pdfName(file.name)));
	const entries: ZipEntry[] = [];
	for (const [index, file] of document.files.entries()) {
		const name = names[index] ?? file.name;
		const open = file.sealedKey
			? await openObject(document.accountId, file.sealedKey, { fileName: name, mediaType: PDF })
			: await openPreview(document, name, index);
		entries.push({ name, stream: open.stream });
	}
	if (document.auditLogKey) {
		entries.push({ name: "audit-log.pdf", stream: await storage().stream(document.auditLogKey) });
	}
	return { fileName: downloadName(document, ".zip"), mediaType: "application/zip", stream: zipStream(entries) };
}

function pdfName(fileName: string): string {
	return `${fileName.replace(/\.[^.]{1,5}$/, "")}.pdf`;
}

/** @param index of the one file to show; all together when left out */
async function openPreview(document: WholeDocument, fileName: string, index?: number): Promise<Download> {
	const finished = new Set(document.signers.filter((one) => one.status === "Completed").map((one) => one.id));
	const temp = await makeTempDir();
	const opened = await openSealFiles(document, (signerId) => finished.has(signerId)).catch(async (error) => {
		await temp.remove();
		throw error;
	});
	try {
		const { path } = await runPdfTask("preview", {
			files: opened.files.filter((_, at) => index === undefined || at === index),
			outputPath: join(temp.path, "preview.pdf"),
			watermark: document.isSandbox ? "SANDBOX" : "NOT COMPLETE",
			locale: document.sender.locale,
		});
		const { size } = await stat(path);
		const stream = createReadStream(path);
		// The open descriptor keeps the bytes readable after the directory is gone.
		await new Promise((resolve, reject) => stream.once("open", resolve).once("error", reject));
		return { fileName, mediaType: PDF, sizeBytes: size, stream };
	} finally {
		await Promise.all([opened.release(), temp.remove()]);
	}
}
