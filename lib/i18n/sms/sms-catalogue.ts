import { type CatalogueLocale, catalogueLocale } from "../locales.ts";
import { en, type SmsCatalogue } from "./en.ts";
import { fr } from "./fr.ts";

const CATALOGUES: Record<CatalogueLocale, SmsCatalogue> = { EN: en, FR: fr };

/** The words of text messages for any locale of lib/i18n/locales.ts. */
export function smsCatalogue(locale: string): SmsCatalogue {
	return CATALOGUES[catalogueLocale(locale)];
}
