import { type CatalogueLocale, catalogueLocale } from "#lib/i18n/locales.ts";
import { type SignerIdentityMessages, signerIdentityEn } from "./en.ts";
import { signerIdentityFr } from "./fr.ts";

const CATALOGUES: Record<CatalogueLocale, SignerIdentityMessages> = { EN: signerIdentityEn, FR: signerIdentityFr };

/** The words of the page on which a signer shows an identity document, in their language. */
export function signerIdentityMessages(locale: string): SignerIdentityMessages {
	return CATALOGUES[catalogueLocale(locale)];
}
