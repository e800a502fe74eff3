import type { WholeDocument } from "#lib/db/stores/whole-document.ts";
import { readBrandCopy } from "./brand-copy.ts";

/** The time zone of a document's dates, on pages, in mails and in the certificate: its brand's, else the account's. */
export function documentZone(document: Pick<WholeDocument, "brand" | "account">): string {
	return readBrandCopy(document).settings.documentTimeZone ?? document.account.timeZone;
}
