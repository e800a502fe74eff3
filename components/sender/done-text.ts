import { formatNumber, plural } from "#lib/i18n/format.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { DocumentsMessages } from "#lib/i18n/workplace/documents/en.ts";

type Acting = { isDone: boolean; isReviewer: boolean };

/** How many of those who have to act have done so, and what: "1 of 3 signed". */
export function doneText(signers: readonly Acting[], locale: string, words: DocumentsMessages["done"]): string {
	const done = signers.filter((one) => one.isDone).length;
	const isReviewed = signers.some((one) => one.isReviewer);
	const forms = isReviewed ? words.completed : words.signed;
	return fill(plural(locale, done, forms), { total: formatNumber(locale, signers.length) });
}
