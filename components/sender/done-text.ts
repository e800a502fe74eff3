import { fill } from "#lib/i18n/signing/fill.ts";
import type { DocumentsMessages } from "#lib/i18n/workplace/documents/en.ts";

type Acting = { isDone: boolean; isReviewer: boolean };

/** How many of those who have to act have done so, and what: "1 of 3 signed". */
export function doneText(signers: readonly Acting[], words: DocumentsMessages["done"]): string {
	const done = signers.filter((one) => one.isDone).length;
	const isReviewed = signers.some((one) => one.isReviewer);
	return fill(isReviewed ? words.completed : words.signed, { done, total: signers.length });
}
