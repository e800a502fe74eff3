import type { WholeDocument } from "#lib/db/stores/whole-document.ts";
import { formatDateTime } from "#lib/i18n/format.ts";
import { readBrandCopy } from "./brand-copy.ts";
import { documentZone } from "./document-zone.ts";

type Signer = WholeDocument["signers"][number];

/** What the brand wants written with a signature in a frame around it; null for no frame. */
export function signatureFrame(document: WholeDocument, signer: Signer): string[] | null {
	const { signatureFrameSettings: wanted } = readBrandCopy(document).settings;
	if (!wanted.enableSignatureFrame) return null;
	const reader = { locale: signer.locale, timeZone: documentZone(document) };
	return [
		wanted.showRecipientName ? signer.name : null,
		wanted.showRecipientEmail ? signer.email : null,
		wanted.showTimeStamp && signer.signedAt ? formatDateTime(signer.signedAt, reader) : null,
	].filter((line) => line !== null);
}
