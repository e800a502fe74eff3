import { brandColors } from "#lib/contract/brands/brand-colors.ts";
import { isReadableLogo } from "#lib/contract/brands/logo-shape.ts";
import { signingRules } from "#lib/contract/brands/signing-rules.ts";
import type { SigningBrand } from "#lib/contract/signing/signing-brand.ts";
import type { SigningView } from "#lib/contract/signing/signing-page.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { readBrandCopy } from "#lib/domain/brands/brand-copy.ts";
import { logoPath } from "#lib/domain/brands/logo-url.ts";
import { visibleSender } from "../asking/visible-sender.ts";

/** How a document's signing page looks. */
export function signingBrand(document: WholeDocument): SigningBrand {
	const { name, logoKey, logoWidthPx: widthPx, logoHeightPx: heightPx, settings } = readBrandCopy(document);
	const sender = visibleSender(document);
	return {
		name,
		senderName: sender.name,
		senderEmail: sender.email,
		// Below the page's own address: it is shown wherever the page is.
		logoUrl: isReadableLogo({ widthPx, heightPx }) ? logoPath(logoKey) : null,
		colors: brandColors(settings),
		hidesTagLine: settings.canHideTagLine,
	};
}

/** What a document's brand says to signers before they sign, and what it does not offer them. */
export function brandRules(document: WholeDocument): Pick<SigningView, "disclaimer" | "canDecline" | "canFinishLater"> {
	return signingRules(readBrandCopy(document).settings);
}
