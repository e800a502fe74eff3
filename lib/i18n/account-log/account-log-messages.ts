import { type CatalogueLocale, catalogueLocale } from "#lib/i18n/locales.ts";
import { type AccountLogCatalogue, accountLogEn } from "./en.ts";
import { accountLogFr } from "./fr.ts";

const CATALOGUES: Record<CatalogueLocale, AccountLogCatalogue> = { EN: accountLogEn, FR: accountLogFr };

/** The words of an account's log in its reader's language. */
export function accountLogMessages(locale: string): AccountLogCatalogue {
	return CATALOGUES[catalogueLocale(locale)];
}
