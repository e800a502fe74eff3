import { settleDrawing } from "#lib/db/stores/documents/page-pictures.ts";
import { findWholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { isDrawingAwaited } from "#lib/db/stores/installation/active-jobs.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { JobContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { storage } from "#lib/storage/storage.ts";
import { tellSender } from "../asking/tell-sender.ts";
import { drawPages, isUndrawable, pageImageKey, type ShownFile } from "./draw-pages.ts";

/** Pages are drawn in batches, so that a long document does not hold a PDF child for its whole length. */
const BATCH = 8;

/**
 * So many pages of a file are drawn before other documents have their turn; of one that somebody waits to finish, only
 * the batch that was begun. Once a page could not be drawn, the file is gone through to its end, so that nothing is tried in vain twice.
 */
const PAGES_IN_A_ROW = 40;

/** CPU time for a page whose batch was lost. A batch gets half of it, so that signers learn within a minute that a page can’t be drawn. */
const CPU_MS = 20_000;

/** So many pages of a file may use that up in vain; then the others, which are of its kind, are not tried. */
const MAX_FAILURES = 4;

/**
 * Draws every page that has no image yet of a document that is being signed; the first is drawn when the
 * signing page is opened. Of other documents, pages are drawn when they are asked for, and here those of a file
 * of which one could not be drawn then. What cannot be drawn
 * is remembered, told to the sender, and not tried again: nobody signs a page that nobody can see.
 *
 * @param cpuMs CPU time for a page; a batch gets half of it
 * @returns false when a job of its own goes on with the rest
 */
export const drawPageImages = defineVerb(
	{ permission: "jobs.run" },
	async (_: JobContext, documentId: string, cpuMs: number = CPU_MS): Promise<boolean> => {
		const document = await findWholeDocument(documentId);
		if (!document) return true;
		const isBeingSigned = document.status === "InProgress" && document.sealState === "None";
		for (const file of document.files) {
			if (file.isDrawn || !(isBeingSigned || file.undrawnPages.length > 0)) continue;
			const shown = { ...file, accountId: document.accountId };
			const missing: number[] = [];
			for (let page = 1; page <= file.pageCount; page += 1) {
				if (!(await storage().exists(pageImageKey(shown, page)))) missing.push(page);
			}
			const { undrawnPages, hasRest } = await drawInARow(shown, missing, cpuMs);
			if (hasRest) {
				await inTransaction((tx) => enqueue(tx, "page-images", { documentId }));
				return false;
			}
			await inTransaction(async (tx) => {
				await settleDrawing(tx, file, undrawnPages);
				if (undrawnPages.length > 0) await tellSender(tx, document, "sender-pages-undrawn");
			});
		}
		return true;
	},
);

type Drawn = { undrawnPages: number[]; hasRest: boolean };

/** Draws pages as far as they can be, and as many as come in a row. */
async function drawInARow(file: ShownFile, pages: number[], cpuMs: number): Promise<Drawn> {
	const undrawn: number[] = [];
	for (let start = 0; start < pages.length; start += BATCH) {
		if (undrawn.length === 0 && (await isOthersTurn(start))) return { undrawnPages: [], hasRest: true };
		const batch = pages.slice(start, start + BATCH);
		if (await canDraw(file, batch, batch.length === 1 ? cpuMs : cpuMs / 2)) continue;
		for (const page of batch) {
			const isGivenUp = undrawn.length >= MAX_FAILURES;
			if (isGivenUp || batch.length === 1 || !(await canDraw(file, [page], cpuMs))) undrawn.push(page);
		}
		if (undrawn.length >= MAX_FAILURES) {
			return { undrawnPages: [...undrawn, ...pages.slice(start + BATCH)], hasRest: false };
		}
	}
	return { undrawnPages: undrawn, hasRest: false };
}

async function isOthersTurn(drawnPages: number): Promise<boolean> {
	return drawnPages >= PAGES_IN_A_ROW || (drawnPages > 0 && (await isDrawingAwaited()));
}

async function canDraw(file: ShownFile, pages: number[], cpuMs: number): Promise<boolean> {
	try {
		await drawPages(file, pages, { requester: "job", cpuMs });
		return true;
	} catch (error) {
		if (isUndrawable(error)) return false;
		throw error;
	}
}
