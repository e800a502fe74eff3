import { type CatalogueLocale, catalogueLocale } from "#lib/i18n/locales.ts";
import { type ExportWords, exportEn } from "./en.ts";
import { exportFr } from "./fr.ts";

const CATALOGUES: Record<CatalogueLocale, ExportWords> = { EN: exportEn, FR: exportFr };

/** The words of an export in the language of whoever asked for it. */
export function exportWords(locale: string): ExportWords {
	return CATALOGUES[catalogueLocale(locale)];
}
