import { type CatalogueLocale, catalogueLocale } from "#lib/i18n/locales.ts";
import { type IdentityMessages, identityEn } from "./en.ts";
import { identityFr } from "./fr.ts";

const CATALOGUES: Record<CatalogueLocale, IdentityMessages> = { EN: identityEn, FR: identityFr };

/** The words of the page in the person's language. */
export function identityMessages(locale: string): IdentityMessages {
	return CATALOGUES[catalogueLocale(locale)];
}
