import { type CatalogueLocale, spokenLocale } from "#lib/i18n/locales.ts";
import { acceptedLanguages } from "#lib/i18n/moment.ts";

/** The first of the browser's languages that we have words for; nothing where it names none. */
export function readerLanguage(headers: Headers): { locale?: CatalogueLocale } {
	const languages = acceptedLanguages(headers.get("accept-language") ?? "");
	return languages.length > 0 ? { locale: spokenLocale(languages) } : {};
}
