import { brandColors } from "#lib/contract/brands/brand-colors.ts";
import { isReadableLogo } from "#lib/contract/brands/logo-shape.ts";
import { findDomainState } from "#lib/db/stores/brands/brand-domains.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import type { MailBrand } from "#lib/mail/content.ts";
import { type BrandCopy, readBrandCopy } from "./brand-copy.ts";
import { logoUrl } from "./logo-url.ts";

type Face = Pick<BrandCopy, "name" | "settings"> & { logo: { url: string; widthPx: number; heightPx: number } | null };

/** How mails about a document look; undefined for a brand without a face of its own: then they look like ours. */
export function mailBrand(document: WholeDocument): MailBrand | undefined {
	const { name, logoKey, logoWidthPx: widthPx, logoHeightPx: heightPx, settings } = readBrandCopy(document);
	const url = logoUrl(logoKey);
	return mailBrandOf({ name, logo: url === null ? null : { url, widthPx, heightPx }, settings });
}

/** The same of a brand itself. */
export function mailBrandOf({ name, logo, settings }: Face): MailBrand | undefined {
	const { background, button } = brandColors(settings);
	if (!logo && !background && !button && !settings.canHideTagLine) return undefined;
	return {
		name,
		logoUrl: logo && isReadableLogo(logo) ? logo.url : null,
		...(logo ? { logoSize: { widthPx: logo.widthPx, heightPx: logo.heightPx } } : {}),
		...(background ? { backgroundColor: background.color, backgroundTextColor: background.text } : {}),
		...(button ? { buttonColor: button.color, buttonTextColor: button.text } : {}),
		hidesTagLine: settings.canHideTagLine,
	};
}

/** Who a mail seems to come from; null where the brand leaves it to the product. */
export type BrandSender = { name: string | null; domainName: string | null };

/** A brand's name for the From line, and its domain while DNS shows that it is the account's. */
export async function brandSender(document: WholeDocument): Promise<BrandSender> {
	const { settings, domainName } = readBrandCopy(document);
	const name = settings.fromName ?? settings.emailDisplayName;
	if (!domainName || !document.brandId) return { name, domainName: null };
	const now = await findDomainState(document.accountId, document.brandId);
	const isProven = now?.domainStatus === "Verified" && now.domainName === domainName;
	return { name, domainName: isProven ? domainName : null };
}
