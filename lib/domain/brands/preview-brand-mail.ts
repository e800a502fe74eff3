import { openLink } from "#lib/config/links.ts";
import { DEFAULT_BRAND_SETTINGS } from "#lib/contract/brands/default-brand-settings.ts";
import {
	COLOR_PLACES,
	LOGO_PLACE,
	type MailPreview,
	type MailPreviewRequest,
	NAME_PLACE,
} from "#lib/contract/brands/mail-preview.ts";
import { findAccount } from "#lib/db/stores/installation/provisioning.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import type { MailBrand } from "#lib/mail/content.ts";
import { withPicturesFromHere } from "#lib/mail/pictures-from-here.ts";
import { renderMail } from "#lib/mail/render-mail.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { mailBrandOf } from "./mail-brand.ts";
import { sampleMail } from "./sample-mail.ts";

/**
 * A mail as signers get it, made by what makes theirs, for somebody who designs a brand: of a document that there is
 * not, and with places where the brand's colours, name and logo go, so that none of them asks for another one.
 */
export const previewBrandMail = defineVerb(
	{ permission: "brands.read" },
	async ({ principal, timeZone, now }: UserContext, request: MailPreviewRequest): Promise<MailPreview> => {
		const account = await findAccount(principal.accountId);
		const { sample } = workplaceMessages(request.locale).brands;
		const content = sampleMail({
			...request,
			brand: brandOf(request),
			timeZone: request.timeZone ?? timeZone ?? account?.timeZone ?? "UTC",
			sender: principal,
			accountName: account?.name ?? "",
			url: openLink(`/sign/${sample.link}`),
			now: now(),
		});
		const { subject, html } = await renderMail(content);
		return { subject, html: withPicturesFromHere(html) };
	},
);

/** The size of a logo that is too flat to read. */
const UNREADABLE = { widthPx: 100, heightPx: 1 };

/** As a brand of these parts would look, with its places in place of them. */
function brandOf({
	hasLogo,
	isLogoReadable,
	hasBackground,
	hasButton,
	hidesTagLine,
}: MailPreviewRequest): MailBrand | undefined {
	const settings = {
		...DEFAULT_BRAND_SETTINGS,
		backgroundColor: hasBackground ? COLOR_PLACES.background : null,
		buttonColor: hasButton ? COLOR_PLACES.button : null,
		canHideTagLine: hidesTagLine,
	};
	const size = isLogoReadable ? { widthPx: 0, heightPx: 0 } : UNREADABLE;
	const logo = hasLogo ? { url: LOGO_PLACE, ...size } : null;
	const brand = mailBrandOf({ name: NAME_PLACE, logo, settings });
	return (
		brand && {
			...brand,
			...(hasBackground ? { backgroundTextColor: COLOR_PLACES.backgroundText } : {}),
			...(hasButton ? { buttonTextColor: COLOR_PLACES.buttonText } : {}),
		}
	);
}
