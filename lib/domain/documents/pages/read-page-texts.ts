import { findWholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { isDrawingAwaited } from "#lib/db/stores/installation/active-jobs.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { JobContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { readWholeText } from "./page-text.ts";

/**
 * Reads the text of every page of a document that is being signed, so that nobody waits for it who scrolls on. A
 * document that somebody waits to finish goes first; a job of its own goes on with the rest then.
 */
export const readPageTexts = defineVerb(
	{ permission: "jobs.run" },
	async (_: JobContext, documentId: string): Promise<void> => {
		const document = await findWholeDocument(documentId);
		if (document?.status !== "InProgress" || document.sealState !== "None") return;
		for (const file of document.files) {
			if (await readWholeText({ ...file, accountId: document.accountId }, isDrawingAwaited)) continue;
			await inTransaction((tx) => enqueue(tx, "page-images", { documentId }));
			return;
		}
	},
);
