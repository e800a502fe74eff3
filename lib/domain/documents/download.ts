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
import { tellMissing } from "#lib/domain/files/tell-missing.ts";

const PDF = "application/pdf";

/** What is read of a file; its size where that is known before its end. */
export type OpenedFile = { stream: Readable; sizeBytes?: number };

/**
 * A file on its way out. Nothing is opened, drawn or written down before somebody reads it: who only asks
 * what it is leaves nothing behind.
 */
export type Download = { fileName: string; mediaType: string; sizeBytes?: number; open(): Promise<OpenedFile> };

/**
 * A stored object of an account as a download.
 *
 * @throws AppError NotFound for a key that is not the account's, and when the storage has lost the object
 */
export async function openObject(
	accountId: string,
	key: string,
	{ fileName, mediaType }: { fileName: string; mediaType: string },
): Promise<Download> {
	if (!isObjectOf(accountId, key)) throw new AppError("NotFound");
	const sizeBytes = await storage().size(key).catch(tellMissing);
	return { fileName, mediaType, sizeBytes, open: async () => ({ ...(await openStored(key)), sizeBytes }) };
}

/** A download that is written down when it is read. */
export function recordedDownload(download: Download, record: () => Promise<void>): Download {
	const open = async () => {
		const opened = await download.open();
		try {
			await record();
		} catch (error) {
			opened.stream.destroy();
			throw error;
		}
		return opened;
	};
	return { ...download, open };
}

async function openStored(key: string): Promise<OpenedFile> {
	return { stream: await storage().stream(key).catch(tellMissing) };
}

/** The sealed PDF when there is one, else the values so far, unsealed and marked so. */
async function openDocumentPdf(document: WholeDocument): Promise<Download> {
	const fileName = downloadName(document, ".pdf");
	if (document.sealedKey) return openObject(document.accountId, document.sealedKey, { fileName, mediaType: PDF });
	return { fileName, mediaType: PDF, open: () => openPreview(document) };
}

/**
 * A document as its send request wants it downloaded: one PDF, or a zip of the files, each by itself, and
 * of the certificate when there is one.
 */
export async function openDocumentDownload(document: WholeDocument): Promise<Download> {
	if (readSettings(document.settings).downloadOption === "Combined") return openDocumentPdf(document);
	const fileName = downloadName(document, ".zip");
	return { fileName, mediaType: "application/zip", open: async () => ({ stream: await openZip(document) }) };
}

async function openZip(document: WholeDocument): Promise<Readable> {
	const names = distinctNames(document.files.map((file) => pdfName(file.name)));
	const entries: ZipEntry[] = [];
	try {
		for (const [index, file] of document.files.entries()) {
			const { stream } = await (file.sealedKey ? openStored(file.sealedKey) : openPreview(document, index));
			entries.push({ name: names[index] ?? file.name, stream });
		}
		if (document.auditLogKey) entries.push({ name: "audit-log.pdf", ...(await openStored(document.auditLogKey)) });
	} catch (error) {
		for (const { stream } of entries) stream.destroy();
		throw error;
	}
	return zipStream(entries);
}

function pdfName(fileName: string): string {
	return `${fileName.replace(/\.[^.]{1,5}$/, "")}.pdf`;
}

/** @param index of the one file to show; all together when left out */
async function openPreview(document: WholeDocument, index?: number): Promise<OpenedFile> {
	const finished = new Set(document.signers.filter((one) => one.status === "Completed").map((one) => one.id));
	const temp = await makeTempDir();
	const opened = await openSealFiles(document, (signerId) => finished.has(signerId)).catch(async (error) => {
		await temp.remove();
		return tellMissing(error);
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
		return { stream, sizeBytes: size };
	} finally {
		await Promise.all([opened.release(), temp.remove()]);
	}
}
