import { findWholeDocument } from "#lib/db/stores/whole-document.ts";
import { storage } from "#lib/storage/storage.ts";
import { drawPages, pageImageKey } from "./page-image.ts";

/** Pages are drawn in batches, so that a long document does not hold a PDF child for its whole length. */
const BATCH = 8;

/**
 * Draws every page that has no image yet of a document that is being signed; the first is drawn when the
 * signing page is opened. Of other documents, pages are drawn when they are asked for.
 */
export async function drawPageImages(documentId: string): Promise<void> {
	const document = await findWholeDocument(documentId);
	if (document?.status !== "InProgress" || document.sealState !== "None") return;
	for (const file of document.files) {
		const shown = {
			accountId: document.accountId,
			workingSha256: file.workingSha256,
			workingKey: file.workingKey,
			firstPage: file.firstPage,
		};
		const missing: number[] = [];
		for (let page = 1; page <= file.pageCount; page += 1) {
			if (!(await storage().exists(pageImageKey(shown, page)))) missing.push(page);
		}
		for (let start = 0; start < missing.length; start += BATCH) {
			await drawPages(shown, missing.slice(start, start + BATCH));
		}
	}
}
