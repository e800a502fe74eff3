import { frameLines } from "#lib/contract/brands/frame-lines.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { readBrandCopy } from "./brand-copy.ts";
import { recipientZone } from "./document-zone.ts";

type Signer = WholeDocument["signers"][number];

/** What a document's brand wants written with a signature in a frame around it; null for no frame. */
export function signatureFrame(
	document: WholeDocument,
	signer: Pick<Signer, "name" | "email" | "signedAt" | "locale" | "timeZone">,
): string[] | null {
	const wanted = readBrandCopy(document).settings.signatureFrameSettings;
	return frameLines(wanted, { ...signer, timeZone: recipientZone(document, signer) });
}
