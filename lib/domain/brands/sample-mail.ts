import type { PreviewedMail } from "#lib/contract/brands/mail-preview.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import type { MailBrand, MailContentOf } from "#lib/mail/content.ts";

type Sample = {
	mail: PreviewedMail;
	locale: CatalogueLocale;
	/** Undefined: it looks like ours. */
	brand: MailBrand | undefined;
	timeZone: string;
	/** Who designs the brand: documents come from them. */
	sender: { name: string; email: string };
	accountName: string;
	/** Where its button leads. */
	url: string;
	/** ISO 8601; until when the document may be signed. */
	expiresAt: string;
	/** Of the completed document. */
	isAttached: boolean;
	now: Date;
};

/** A mail as signers get it, about a document that there is not. */
export function sampleMail({ mail, locale, brand, sender, now, ...given }: Sample): MailContentOf<PreviewedMail> {
	const { sample } = workplaceMessages(locale).brands;
	const shared = {
		locale,
		timeZone: given.timeZone,
		...(brand ? { brand } : {}),
		recipientName: sample.signer,
		documentTitle: sample.title,
		senderName: sender.name,
		senderEmail: sender.email,
		accountName: given.accountName,
		url: given.url,
	};
	const expiresAt = new Date(given.expiresAt);
	if (mail === "signer-completed") {
		const names = { signerNames: [sample.signer], reviewerNames: [] };
		const { isAttached } = given;
		return { kind: mail, ...shared, ...names, completedAt: now, urlExpiresAt: expiresAt, isAttached };
	}
	const asked = { signerType: "Signer", signerName: sample.signer, message: sample.message } as const;
	return { kind: mail, ...shared, ...asked, expiresAt };
}
