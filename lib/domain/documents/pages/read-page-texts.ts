import { findWholeDocument } from "#lib/db/stores/whole-document.ts";
import type { JobContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { readWholeText } from "./page-text.ts";

/** Reads the text of every page of a document that is being signed, so that nobody waits for it who scrolls on. */
export const readPageTexts = defineVerb(
	{ permission: "jobs.run" },
	async (_: JobContext, documentId: string): Promise<void> => {
		const document = await findWholeDocument(documentId);
		if (document?.status !== "InProgress" || document.sealState !== "None") return;
		for (const file of document.files) await readWholeText({ ...file, accountId: document.accountId });
	},
);
