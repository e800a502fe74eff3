import { type CatalogueLocale, catalogueLocale } from "#lib/i18n/locales.ts";
import { type InPersonMessages, inPersonEn } from "./en.ts";
import { inPersonFr } from "./fr.ts";

const CATALOGUES: Record<CatalogueLocale, InPersonMessages> = { EN: inPersonEn, FR: inPersonFr };

/** The words on a host's device while the signer does not have it, in the signer's language. */
export function inPersonMessages(locale: string): InPersonMessages {
	return CATALOGUES[catalogueLocale(locale)];
}
