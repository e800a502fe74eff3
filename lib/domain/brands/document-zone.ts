import type { WholeDocument } from "#lib/db/stores/whole-document.ts";
import { readBrandCopy } from "./brand-copy.ts";

type Zoned = Pick<WholeDocument, "settings" | "brand" | "account">;

/** The time zone of a document's dates, on pages, in mails and in the certificate: its own, its brand's, else the account's. */
export function documentZone(document: Zoned): string {
	return chosenZone(document) ?? document.account.timeZone;
}

/**
 * The zone of the times in a mail about a document to somebody outside: the one that its brand asks for, else
 * that in which the person has read the document, else the account's.
 */
export function recipientZone(document: Zoned, recipient: { timeZone: string | null } | null): string {
	return chosenZone(document) ?? recipient?.timeZone ?? document.account.timeZone;
}

function chosenZone(document: Zoned): string | null {
	return document.settings.timeZone ?? readBrandCopy(document).settings.documentTimeZone;
}
