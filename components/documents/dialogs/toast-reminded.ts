import { toast } from "#components/ui/actions/toast.tsx";
import type { Reminded } from "#lib/contract/documents/changing/reminded.ts";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { remindedText } from "./reminded-text.ts";

/** Says who is reminded; it is no success where nobody is. */
export function toastReminded(outcome: Reminded, locale: string, words: WorkplaceMessages["common"]): void {
	toast(remindedText(outcome, locale, words), outcome.reminded.length > 0 ? "good" : "warn");
}
