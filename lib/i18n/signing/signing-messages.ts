import { type CatalogueLocale, catalogueLocale } from "#lib/i18n/locales.ts";
import { type SigningMessages, signingEn } from "./en.ts";
import { signingFr } from "./fr.ts";

const CATALOGUES: Record<CatalogueLocale, SigningMessages> = { EN: signingEn, FR: signingFr };

/** The words of the signing page in a signer's language. The page sends only these to the browser. */
export function signingMessages(locale: string): SigningMessages {
	return CATALOGUES[catalogueLocale(locale)];
}
