import { findMissingPictures, type MissingPictures, settleDrawing } from "#lib/db/stores/page-pictures.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { askForPictures } from "#lib/domain/documents/ask-for-pictures.ts";
import { pageImageKey } from "#lib/domain/documents/draw-pages.ts";
import { undrawnPagesOf } from "#lib/domain/documents/undrawn-pages-of.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { storage } from "#lib/storage/storage.ts";

/** More pages than anybody scrolls through are left to the job, which looks at them anyway. */
const MAX_LOOKS = 100;
/** The first ones name the trouble. */
const NAMED = 5;
const RETRY_AFTER_SECONDS = 2;

/**
 * What nobody can see is not signed. Pages are drawn ahead from the moment that a signer has the document
 * before them, so whoever finishes sooner waits for that; a signer who was never shown a page has not asked
 * for any, and is only kept from those that are known not to be drawable.
 *
 * @throws AppError Unavailable while pages are still being drawn; UnusableFile with a message by page
 */
export async function requirePictures({
	principal: { accountId, documentId, signerId },
}: SignerContext): Promise<void> {
	const missing = await findMissingPictures(documentId, signerId);
	if (!missing) return;
	const { files, hasViewed } = missing;
	// What a request could not draw in its time, the job may yet.
	const isAsked = hasViewed || files.some((file) => file.undrawnPages.length > 0);
	if (isAsked && !(await areSettled(accountId, documentId, files))) {
		await askForPictures(documentId);
		const message = "The pages of this document are still being prepared. Try again in a moment.";
		throw new AppError("Unavailable", message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
	}
	const named = undrawnPagesOf(missing).slice(0, NAMED);
	const [first] = named;
	if (first === undefined) return;
	const sentence = (page: number) => `Page ${page} cannot be drawn, so this document cannot be signed.`;
	const fields = Object.fromEntries(named.map((page) => [`pages[${page}]`, [sentence(page)]]));
	throw new AppError("UnusableFile", sentence(first), { fields });
}

/** Whether the job is through, or all was drawn for those who looked at it, now or in an earlier document. */
async function areSettled(accountId: string, documentId: string, files: MissingPictures["files"]): Promise<boolean> {
	const open = files.filter((file) => !file.isDrawn);
	if (open.reduce((sum, file) => sum + file.pageCount, 0) > MAX_LOOKS) return false;
	const looks = open.flatMap((file) =>
		Array.from({ length: file.pageCount }, (_, index) =>
			storage().exists(pageImageKey({ accountId, workingSha256: file.workingSha256 }, index + 1)),
		),
	);
	if (!(await Promise.all(looks)).every(Boolean)) return false;
	await inTransaction(async (tx) => {
		for (const { id } of open) await settleDrawing(tx, { id, documentId }, []);
	});
	return true;
}
