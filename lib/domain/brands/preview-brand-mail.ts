import { env } from "#lib/config/env.ts";
import { DEFAULT_BRAND_SETTINGS } from "#lib/contract/brands/default-brand-settings.ts";
import {
	COLOR_PLACES,
	LOGO_PLACE,
	type MailPreview,
	type MailPreviewRequest,
	NAME_PLACE,
} from "#lib/contract/brands/mail-preview.ts";
import { findAccount } from "#lib/db/stores/provisioning.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { workplaceMessages } from "#lib/i18n/workplace/workplace-messages.ts";
import type { MailBrand, MailContent } from "#lib/mail/content.ts";
import { renderMail } from "#lib/mail/render-mail.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { mailBrandOf } from "./mail-brand.ts";

/**
 * A mail as signers get it, made by what makes theirs, for somebody who designs a brand: of a document that there is
 * not, and with places where the brand's colours, name and logo go, so that none of them asks for another one.
 */
export const previewBrandMail = defineVerb(
	{ permission: "brands.read" },
	async ({ principal, timeZone, now }: UserContext, request: MailPreviewRequest): Promise<MailPreview> => {
		const account = await findAccount(principal.accountId);
		const { sample } = workplaceMessages(request.locale).brands;
		const brand = brandOf(request);
		const shared = {
			locale: request.locale,
			timeZone: request.timeZone ?? timeZone ?? account?.timeZone ?? "UTC",
			...(brand ? { brand } : {}),
			recipientName: sample.signer,
			documentTitle: sample.title,
			senderName: principal.name,
			senderEmail: principal.email,
			accountName: account?.name ?? "",
			url: `${env().publicUrl}/sign/${sample.link}`,
		};
		const { subject, html } = await renderMail(contentOf(request, shared, now()));
		return { subject, html };
	},
);

type Shared = Omit<Extract<MailContent, { kind: "please-sign" }>, RequestParts> & { url: string };
type RequestParts = "kind" | "signerType" | "signerName" | "message" | "expiresAt";

function contentOf(request: MailPreviewRequest, shared: Shared, now: Date): MailContent {
	const { sample } = workplaceMessages(request.locale).brands;
	if (request.mail === "signer-completed") {
		const names = { signerNames: [sample.signer], reviewerNames: [] };
		const urlExpiresAt = new Date(request.expiresAt);
		return {
			kind: "signer-completed",
			...shared,
			...names,
			completedAt: now,
			urlExpiresAt,
			isAttached: request.isAttached,
		};
	}
	const asked = { signerType: "Signer", signerName: sample.signer, message: sample.message } as const;
	return { kind: "please-sign", ...shared, ...asked, expiresAt: new Date(request.expiresAt) };
}

/** As a brand of these parts would look, with its places in place of them. */
function brandOf({ hasLogo, hasBackground, hasButton, hidesTagLine }: MailPreviewRequest): MailBrand | undefined {
	const settings = {
		...DEFAULT_BRAND_SETTINGS,
		backgroundColor: hasBackground ? COLOR_PLACES.background : null,
		buttonColor: hasButton ? COLOR_PLACES.button : null,
		canHideTagLine: hidesTagLine,
	};
	const logo = hasLogo ? { url: LOGO_PLACE, widthPx: 0, heightPx: 0 } : null;
	const brand = mailBrandOf({ name: NAME_PLACE, logo, settings });
	return (
		brand && {
			...brand,
			...(hasBackground ? { backgroundTextColor: COLOR_PLACES.backgroundText } : {}),
			...(hasButton ? { buttonTextColor: COLOR_PLACES.buttonText } : {}),
		}
	);
}
