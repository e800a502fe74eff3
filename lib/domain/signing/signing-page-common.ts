import type { SigningPageCommon } from "#lib/contract/signing/signing-page.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { documentZone } from "#lib/domain/brands/document-zone.ts";
import { channelsOf } from "#lib/domain/documents/asking/tell-signer.ts";
import { organisationFacts } from "#lib/domain/documents/viewing/organisation-facts.ts";
import { signingBrand } from "#lib/domain/documents/viewing/signing-brand.ts";

/** What every page for a signer of a document is told, whatever its state; where it leads on to is the link's. */
export function signingPageCommon(
	document: WholeDocument,
	signer: WholeDocument["signers"][number],
): Omit<SigningPageCommon, "redirectUrl" | "finishUrl"> {
	return {
		locale: signer.locale,
		brand: signingBrand(document),
		signerName: signer.name,
		title: document.title,
		timeZone: documentZone(document),
		mailsSigners: !document.disableEmails,
		reachedBy: channelsOf(document, signer)[0] ?? "none",
		isReviewer: signer.type === "Reviewer",
		organisation: organisationFacts(document.account),
	};
}
