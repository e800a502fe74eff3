import type { CatalogueLocale } from "#lib/i18n/locales.ts";

/** Which mail is shown: that asks to sign, or that tells of completion. */
export const PREVIEWED_MAILS = ["please-sign", "signer-completed"] as const;
export type PreviewedMail = (typeof PREVIEWED_MAILS)[number];

/** What decides what a mail is made of; colours, names and the logo are put into it where it is shown. */
export type MailPreviewRequest = {
	mail: PreviewedMail;
	locale: CatalogueLocale;
	hasLogo: boolean;
	/** Otherwise the brand’s name stands in its place. */
	isLogoReadable: boolean;
	hasBackground: boolean;
	hasButton: boolean;
	hidesTagLine: boolean;
	/** Of the completed document. */
	isAttached: boolean;
	/** ISO 8601; until when the document may be signed. */
	expiresAt: string;
	/** As in a brand's settings; null: the account's. */
	timeZone: string | null;
};

export type MailPreview = {
	/** Plain text, with places for names. */
	subject: string;
	/** A whole document, with places for colours, names and the logo. */
	html: string;
};

/** Colours that stand in a mail's HTML for those of a brand that is being designed: nobody chooses them. */
export const COLOR_PLACES = {
	background: "#0b0a01",
	backgroundText: "#0b0a02",
	button: "#0b0a03",
	buttonText: "#0b0a04",
} as const;

/** Of whom documents are shown that there are not (RFC 2606). */
export const SAMPLE_ADDRESS = "omar.diaz@example.com";

/** Where the brand's name goes. */
export const NAME_PLACE = "x0brand-name0x";

/** Where the logo's address goes: of no scheme that anything could be loaded by. */
export const LOGO_PLACE = "https://logo.invalid/x0logo0x";
