import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { type Download, type OpenedFile, openObject, openStored } from "#lib/domain/files/open-object.ts";
import { tellMissing } from "#lib/domain/files/tell-missing.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import type { Requester } from "#lib/pdf/tasks.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { distinctNames, zipStream } from "#lib/storage/zip-stream.ts";
import { openSealFiles } from "../rendering/build-seal-files.ts";
import { downloadName } from "../settings.ts";

const PDF = "application/pdf";

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

/** The sealed PDF when there is one, else the values so far, unsealed and marked so. */
async function openDocumentPdf(document: WholeDocument, requester: Requester): Promise<Download> {
	const fileName = downloadName(document, ".pdf");
	if (document.sealedKey) return openObject(document.accountId, document.sealedKey, { fileName, mediaType: PDF });
	return { fileName, mediaType: PDF, open: () => openPreview(document, requester) };
}

/**
 * A document as its send request wants it downloaded: one PDF, or a zip of the files, each by itself, and
 * of the certificate when there is one.
 */
export async function openDocumentDownload(document: WholeDocument, requester: Requester): Promise<Download> {
	if (document.settings.downloadOption === "Combined") return openDocumentPdf(document, requester);
	const fileName = downloadName(document, ".zip");
	return { fileName, mediaType: "application/zip", open: async () => ({ stream: openZip(document, requester) }) };
}

/** Whether a file can be had by itself: sealed so, or nothing is sealed yet. */
export function hasOwnDownload(document: { sealedKey: string | null }, file: { sealedKey: string | null }): boolean {
	return file.sealedKey !== null || document.sealedKey === null;
}

/**
 * One file of a document as a PDF by itself, by the name that it has in a zip of all.
 *
 * @param index of a file that has one
 */
export async function openFileDownload(
	document: WholeDocument,
	index: number,
	requester: Requester,
): Promise<Download> {
	const fileName = namesInZip(document)[index] ?? downloadName(document, ".pdf");
	const sealedKey = document.files[index]?.sealedKey;
	if (sealedKey) return openObject(document.accountId, sealedKey, { fileName, mediaType: PDF });
	return { fileName, mediaType: PDF, open: () => openPreview(document, requester, index) };
}

function namesInZip({ files }: WholeDocument): string[] {
	return distinctNames(files.map(({ name }) => pdfName(name)));
}

function openZip(document: WholeDocument, requester: Requester): Readable {
	const { files, certificateKey } = document;
	const names = namesInZip(document);
	const entries = files.map(({ name, sealedKey }, index) => ({
		name: names[index] ?? name,
		open: () => streamOf(sealedKey ? openStored(sealedKey) : openPreview(document, requester, index)),
	}));
	if (!certificateKey) return zipStream(entries);
	return zipStream([...entries, { name: "audit-log.pdf", open: () => streamOf(openStored(certificateKey)) }]);
}

async function streamOf(opened: Promise<OpenedFile>): Promise<Readable> {
	return (await opened).stream;
}

function pdfName(fileName: string): string {
	return `${fileName.replace(/\.[^.]{1,5}$/, "")}.pdf`;
}

/** @param index of the one file to show; all together when left out */
async function openPreview(document: WholeDocument, requester: Requester, index?: number): Promise<OpenedFile> {
	const finished = new Set(document.signingSlots.filter((one) => one.status === "Completed").map((one) => one.id));
	const temp = await makeTempDir();
	const opened = await openSealFiles(document, (signerId) => finished.has(signerId)).catch(async (error) => {
		await temp.remove();
		return tellMissing(error);
	});
	try {
		const task = {
			files: opened.files.filter((_, at) => index === undefined || at === index),
			outputPath: join(temp.path, "preview.pdf"),
			watermark: document.isSandbox ? "SANDBOX" : "NOT COMPLETE",
			locale: document.sender.locale ?? "EN",
		};
		const { path } = await runPdfTask("preview", task, { requester });
		const { size } = await stat(path);
		const stream = createReadStream(path);
		// The open descriptor keeps the bytes readable after the directory is gone.
		await new Promise((resolve, reject) => stream.once("open", resolve).once("error", reject));
		return { stream, sizeBytes: size };
	} finally {
		await Promise.all([opened.release(), temp.remove()]);
	}
}
