import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { readBrandCopy } from "./brand-copy.ts";

/** Where signers of a document are led when they have finished: as it says itself, else its brand; null: nowhere. */
export function finishUrlOf(document: Pick<WholeDocument, "settings" | "brand" | "account">): string | null {
	return document.settings.redirectUrl ?? readBrandCopy(document).settings.redirectUrl;
}
