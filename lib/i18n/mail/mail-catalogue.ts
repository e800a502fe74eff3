import { type CatalogueLocale, catalogueLocale } from "../locales.ts";
import { en, type MailCatalogue } from "./en.ts";
import { fr } from "./fr.ts";

const CATALOGUES: Record<CatalogueLocale, MailCatalogue> = { EN: en, FR: fr };

/** The words of mails in the locale's language, or in English. */
export function mailCatalogue(locale: string): MailCatalogue {
	return CATALOGUES[catalogueLocale(locale)];
}
