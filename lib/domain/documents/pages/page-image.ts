import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { log } from "#lib/config/log.ts";
import { PHONE_WIDTH_PX } from "#lib/contract/page-picture.ts";
import { addUndrawnPage } from "#lib/db/stores/documents/page-pictures.ts";
import { addUndrawnTemplatePage } from "#lib/db/stores/templates/template-versions.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { tellMissing } from "#lib/domain/files/tell-missing.ts";
import { oneAtATime } from "#lib/domain/one-at-a-time.ts";
import { AppError } from "#lib/errors/app-error.ts";
import type { Requester } from "#lib/pdf/tasks.ts";
import { MissingObjectError } from "#lib/storage/object-storage.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { tagOf, type Viewable } from "../viewing/viewable.ts";
import { askForPictures } from "./ask-for-pictures.ts";
import { drawPages, firstWidthPx, isUndrawable, pageImageKey, type ShownFile } from "./draw-pages.ts";

/** CPU time for one page that someone waits for; the job that draws ahead allows a page more. */
const CPU_ON_REQUEST_MS = 5_000;
const RETRY_AFTER_SECONDS = 5;

/**
 * A page's WebP image; drawn when it is opened and nobody has come to it yet. Opening throws UnusableFile for a
 * page that cannot be drawn, without trying again, and Unavailable while that is found out or too many wait.
 *
 * @param askedWidthPx when it is to be wider than at first, or as narrow as a phone
 */
export function viewPageImage(
	file: ShownFile,
	filePage: number,
	{ askedWidthPx, requester }: { askedWidthPx: number | null; requester: Requester },
): Viewable {
	const isOther = askedWidthPx === PHONE_WIDTH_PX || (askedWidthPx ?? 0) > firstWidthPx(file, filePage);
	const otherWidthPx = isOther ? askedWidthPx : null;
	const key = pageImageKey(file, filePage, otherWidthPx);
	return {
		mediaType: "image/webp",
		tag: tagOf(key),
		storedBytes: () => sizeIfStored(key),
		open: async () => {
			await ensurePageImage(file, filePage, { otherWidthPx, requester }).catch(tellMissing);
			return { stream: await storage().stream(key).catch(tellMissing) };
		},
	};
}

async function sizeIfStored(key: string): Promise<number | null> {
	try {
		return await storage().size(key);
	} catch (error) {
		if (error instanceof MissingObjectError) return null;
		throw error;
	}
}

/**
 * Begins to draw a document's first page, so that its image is there when the browser has read the page
 * around it and asks for it. Nobody waits for this: what fails here is tried again by that request.
 *
 * @param otherWidthPx of the image that the browser asks for, if it is another than pages have at first
 */
export function beginFirstPage(
	document: { accountId: string; files: Omit<ShownFile, "accountId">[] },
	requester: Requester,
	otherWidthPx: number | null = null,
): void {
	const [first] = document.files;
	if (!first) return;
	const file = { ...first, accountId: document.accountId };
	ensurePageImage(file, 1, { otherWidthPx, requester }).catch((error: unknown) =>
		log.warn({ error }, "could not draw the first page ahead"),
	);
}

type Wanted = { otherWidthPx: number | null; requester: Requester };

/** A page’s picture is there when this has ended. @throws as opening it does */
export function ensurePageImage(file: ShownFile, filePage: number, wanted: Wanted): Promise<void> {
	return oneAtATime(pageImageKey(file, filePage, wanted.otherWidthPx), () => makeImage(file, filePage, wanted));
}

async function makeImage(file: ShownFile, filePage: number, { otherWidthPx, requester }: Wanted): Promise<void> {
	if (await storage().exists(pageImageKey(file, filePage, otherWidthPx))) return;
	// A template’s small picture is often the only one that is ever looked at.
	const isThumbnail = file.documentId === null && otherWidthPx === PHONE_WIDTH_PX;
	if (otherWidthPx === null || isThumbnail) await makeFirst(file, filePage, { otherWidthPx, requester });
	else await makeSharp(file, filePage, { otherWidthPx, requester });
}

async function makeFirst(file: ShownFile, filePage: number, wanted: Wanted): Promise<void> {
	if (file.undrawnPages.includes(filePage)) throw undrawn(file, filePage);
	try {
		await drawPages(file, [filePage], { ...wanted, cpuMs: CPU_ON_REQUEST_MS });
	} catch (error) {
		if (!isUndrawable(error)) throw error;
		const { documentId } = file;
		log.warn({ error, documentId, fileId: file.id, filePage }, "could not draw a page");
		if (documentId === null) {
			await addUndrawnTemplatePage(file.accountId, file.id, filePage);
			throw undrawn(file, filePage);
		}
		await inTransaction((tx) => addUndrawnPage(tx, file.id, filePage));
		await askForPictures(documentId);
		throw undrawn({ ...file, isDrawn: false }, filePage);
	}
}

/** The job has more time for a page, so nothing is certain before it was there. */
function undrawn({ firstPage, isDrawn, documentId }: ShownFile, filePage: number): AppError {
	const page = firstPage + filePage - 1;
	if (documentId === null)
		return new AppError("UnusableFile", `Page ${page} can’t be shown.`, { caseCode: "PageNotDisplayable" });
	return isDrawn
		? new AppError("UnusableFile", `Page ${page} can’t be shown, so this document can’t be signed.`, {
				caseCode: "PageNotDisplayable",
			})
		: new AppError("Unavailable", `Page ${page} is still being prepared.`, {
				retryAfterSeconds: RETRY_AFTER_SECONDS,
				caseCode: "PageNotReady",
			});
}

/** A page that can be drawn, but not as large as that, is shown as it is at first. */
async function makeSharp(
	file: ShownFile,
	filePage: number,
	{ otherWidthPx, requester }: { otherWidthPx: number; requester: Requester },
): Promise<void> {
	const firstKey = pageImageKey(file, filePage);
	await ensurePageImage(file, filePage, { otherWidthPx: null, requester });
	try {
		await drawPages(file, [filePage], { requester, cpuMs: CPU_ON_REQUEST_MS, otherWidthPx });
	} catch (error) {
		if (!isUndrawable(error)) throw error;
		const [first, temp] = await Promise.all([storage().localPath(firstKey), makeTempDir()]);
		try {
			const copy = join(temp.path, "first.webp");
			await copyFile(first.path, copy);
			await storage().putFileAs(pageImageKey(file, filePage, otherWidthPx), copy);
		} finally {
			await Promise.all([first.release(), temp.remove()]);
		}
	}
}
