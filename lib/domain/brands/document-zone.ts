import type { WholeDocument } from "#lib/db/stores/whole-document.ts";
import { readBrandCopy } from "./brand-copy.ts";

/** The time zone of a document's dates, on pages, in mails and in the certificate: its brand's, else the account's. */
export function documentZone(document: Pick<WholeDocument, "brand" | "account">): string {
	return readBrandCopy(document).settings.documentTimeZone ?? document.account.timeZone;
}

/**
 * The zone of the times in a mail about a document to somebody outside: the one that its brand asks for, else
 * that in which the person has read the document, else the account's.
 */
export function recipientZone(
	document: Pick<WholeDocument, "brand" | "account">,
	recipient: { timeZone: string | null } | null,
): string {
	const { documentTimeZone } = readBrandCopy(document).settings;
	return documentTimeZone ?? recipient?.timeZone ?? document.account.timeZone;
}
