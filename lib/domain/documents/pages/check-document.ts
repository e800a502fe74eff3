import type { Tx } from "#lib/db/client.ts";
import { type LockedDocument, lockDocumentForJob, remindableSigners } from "#lib/db/stores/documents/documents.ts";
import { setAwaitingCheck, settleDrawing } from "#lib/db/stores/documents/page-pictures.ts";
import { findWholeDocument, type WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { JobContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { askSigners } from "../asking/ask-signers.ts";
import { tellOfStart } from "../asking/tell-of-start.ts";
import { tellSender } from "../asking/tell-sender.ts";
import { allPages, findDifferingPages } from "./find-differing-pages.ts";

/**
 * Checks a document whose signers wait for it, once its pages are drawn: the working files must look like the uploads,
 * and must be mergeable. Then the first emails go out; otherwise only its sender hears, and which pages are wrong.
 */
export const checkDocument = defineVerb(
	{ permission: "jobs.run" },
	async (context: JobContext, documentId: string): Promise<void> => {
		const document = await findWholeDocument(documentId);
		if (!document?.isAwaitingCheck || document.status !== "InProgress") return;
		// Of pages that could not be drawn, the sender knows already.
		if (document.files.some((file) => !file.isDrawn || file.undrawnPages.length > 0)) return;
		const differing = await findDifferingPages(document);
		await inTransaction(async (tx) => {
			const locked = await lockWaiting(tx, documentId);
			if (!locked) return;
			if (differing.size > 0) await stop(tx, locked, document, differing);
			else await release(tx, context, locked);
		});
	},
);

/** Tells the sender of a document that could not be checked, however often it was tried. */
export const giveUpCheck = defineVerb(
	{ permission: "jobs.run" },
	async (_: JobContext, documentId: string): Promise<void> => {
		await inTransaction(async (tx) => {
			const locked = await lockWaiting(tx, documentId);
			const document = locked && (await findWholeDocument(documentId, tx));
			if (!document) return;
			await stop(tx, locked, document, new Map(document.files.map((file) => [file.id, allPages(file)])));
		});
	},
);

async function lockWaiting(tx: Tx, documentId: string): Promise<LockedDocument | null> {
	const locked = await lockDocumentForJob(tx, documentId);
	return locked?.isAwaitingCheck && locked.status === "InProgress" ? locked : null;
}

async function stop(
	tx: Tx,
	locked: LockedDocument,
	{ files }: WholeDocument,
	pages: ReadonlyMap<string, number[]>,
): Promise<void> {
	for (const file of files) await settleDrawing(tx, file, pages.get(file.id) ?? []);
	await tellSender(tx, locked, "sender-pages-undrawn");
}

async function release(tx: Tx, context: JobContext, locked: LockedDocument): Promise<void> {
	const document = await setAwaitingCheck(tx, locked, false);
	const whole = await findWholeDocument(document.id, tx);
	await askSigners(tx, document, await remindableSigners(tx, document), "please-sign", context.now());
	await tellOfStart(tx, document, whole?.carbonCopies ?? []);
}
