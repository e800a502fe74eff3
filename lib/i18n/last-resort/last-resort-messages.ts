import { type CatalogueLocale, catalogueLocale } from "../locales.ts";
import { en, type LastResortMessages } from "./en.ts";
import { fr } from "./fr.ts";

const CATALOGUES: Record<CatalogueLocale, LastResortMessages> = { EN: en, FR: fr };

/** The words of the page that stands in for one that failed, for a locale or a language tag. */
export function lastResortMessages(locale: string): LastResortMessages {
	return CATALOGUES[catalogueLocale(locale)];
}
