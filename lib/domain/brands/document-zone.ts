import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { readBrandCopy } from "./brand-copy.ts";

type Zoned = Pick<WholeDocument, "settings" | "brand" | "account">;

/** The time zone of a document’s moments, on pages, in emails and in the certificate: its own, its brand’s, otherwise the account’s. */
export function documentZone(document: Zoned): string {
	return chosenZone(document) ?? document.account.timeZone;
}

/**
 * The zone of a recipient’s own dates and of the times in emails to them: the one that the document or its brand asks
 * for, otherwise the one they read the document in, otherwise the account’s.
 */
export function recipientZone(document: Zoned, recipient: { timeZone: string | null } | null): string {
	return chosenZone(document) ?? recipient?.timeZone ?? document.account.timeZone;
}

/** What the document or its brand asks for; null: nothing. */
export function chosenZone(document: Zoned): string | null {
	return document.settings.timeZone ?? readBrandCopy(document).settings.documentTimeZone;
}
