import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { format } from "#lib/i18n/message.ts";

type Acting = { isDone: boolean; isReviewer: boolean };

/** How many of those who have to act have done so, and what: "1 of 3 signed". */
export function doneText(signers: readonly Acting[], words: WorkplaceMessages["documents"]["done"]): string {
	const done = signers.filter((one) => one.isDone).length;
	const isReviewed = signers.some((one) => one.isReviewer);
	const forms = isReviewed ? words.completed : words.signed;
	return format(forms, { count: done, total: signers.length });
}
