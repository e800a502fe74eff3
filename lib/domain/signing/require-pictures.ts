import { findMissingPictures, type MissingPictures } from "#lib/db/stores/documents/page-pictures.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { hurryPictures } from "#lib/domain/documents/pages/ask-for-pictures.ts";
import { pageImageKey } from "#lib/domain/documents/pages/draw-pages.ts";
import { undrawnPagesOf } from "#lib/domain/documents/pages/undrawn-pages-of.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { storage } from "#lib/storage/storage.ts";

/** Of a document of more pages, every second is looked at, or every third: so as to tell how far the job is. */
const MAX_LOOKS = 100;
/** The first ones name the trouble. */
const NAMED = 5;

/** The pages are still being drawn; `share` of them are, from 0 to 1. */
export type Preparing = { outcome: "preparing"; share: number };

/**
 * What nobody can see is not signed. Pages are drawn ahead from the moment that a signer has the document
 * before them, so whoever finishes sooner waits for that; a signer who was never shown a page has not asked
 * for any, and is only kept from those that are known not to be drawable.
 *
 * @returns how far that is while pages are still being drawn; null when there is nothing to wait for
 * @throws AppError UnusableFile with a message by page
 */
export async function requirePictures({
	principal: { accountId, documentId, signerId },
}: SignerContext): Promise<Preparing | null> {
	const missing = await findMissingPictures(documentId, signerId);
	if (!missing) return null;
	const { files, hasSeenPages, isAwaitingCheck } = missing;
	// What a request could not draw in its time, the job may yet.
	const isAsked = hasSeenPages || isAwaitingCheck || files.some((file) => file.undrawnPages.length > 0);
	if (isAsked) {
		const share = await drawnShare(accountId, files);
		if (share < 1) {
			await hurryPictures(documentId);
			return { outcome: "preparing", share };
		}
	}
	const named = undrawnPagesOf(missing).slice(0, NAMED);
	const [first] = named;
	if (first === undefined) {
		if (!isAwaitingCheck) return null;
		await hurryPictures(documentId);
		return { outcome: "preparing", share: 1 };
	}
	const sentence = (page: number) => `Page ${page} can’t be shown, so this document can’t be signed.`;
	const fields = Object.fromEntries(named.map((page) => [`pages[${page}]`, [sentence(page)]]));
	throw new AppError("UnusableFile", sentence(first), { fields, caseCode: "PageNotDisplayable" });
}

/** 1 when the job is through, or all was drawn for those who looked at it, now or in an earlier document. */
async function drawnShare(accountId: string, files: MissingPictures["files"]): Promise<number> {
	const open = files.filter((file) => !file.isDrawn);
	const keys = open.flatMap(({ workingSha256, pageCount }) =>
		Array.from({ length: pageCount }, (_, index) => pageImageKey({ accountId, workingSha256 }, index + 1)),
	);
	const step = Math.ceil(keys.length / MAX_LOOKS) || 1;
	const looked = keys.filter((_, index) => index % step === 0);
	const found = await Promise.all(looked.map((key) => storage().exists(key)));
	// Seen in part, all may be there; that is for the job to say.
	const drawn = found.filter(Boolean).length - (step > 1 ? 1 : 0);
	return drawn < looked.length ? Math.max(0, drawn) / looked.length : 1;
}
