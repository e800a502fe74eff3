import languages from "./messages/languages.json" with { type: "json" };

/** Every locale a signer or user may be given (lib/contract/README.md "Locales"), in the spelling we answer with. */
export const LOCALES = [
	"EN",
	"NO",
	"FR",
	"DE",
	"ES",
	"BG",
	"CS",
	"DA",
	"IT",
	"NL",
	"PL",
	"PT",
	"RO",
	"RU",
	"SV",
	"JA",
	"TH",
	"ZH_CN",
	"ZH_TW",
	"KO",
	"Default",
] as const;
export type Locale = (typeof LOCALES)[number];

export type CatalogueLocale = keyof typeof languages;

const LANGUAGES = languages as Record<CatalogueLocale, { tag: string; direction: "ltr" | "rtl"; ownName: string }>;

/** Locales we have words for: those of messages/languages.json. */
export const CATALOGUE_LOCALES = Object.keys(LANGUAGES) as CatalogueLocale[];

/** What a language calls itself: how it is found by those who read no other. */
export function ownNameOf(locale: CatalogueLocale): string {
	return LANGUAGES[locale].ownName;
}

/** What readers of a language call another, as in "Email in French". */
export function nameOfLanguage(language: CatalogueLocale, locale: string): string {
	return new Intl.DisplayNames([intlLocale(locale)], { type: "language" }).of(language.toLowerCase()) ?? language;
}

/**
 * The catalogue a locale reads from; every locale without one of its own is English (lib/contract/README.md
 * "Locales").
 */
export function catalogueLocale(locale: string): CatalogueLocale {
	const language = locale.toUpperCase().split(/[-_]/)[0];
	return CATALOGUE_LOCALES.find((known) => known === language) ?? "EN";
}

/** The first of a browser's languages, best first, that we have words for; English when there is none. */
export function spokenLocale(languages: readonly string[]): CatalogueLocale {
	const spoken = languages.map((tag) => tag.toUpperCase().split("-")[0]);
	const known = spoken.flatMap((language) => CATALOGUE_LOCALES.filter((one) => one === language));
	return known[0] ?? "EN";
}

/**
 * The BCP 47 tag for `Intl` and for `lang=`. It follows the catalogue, not the locale: a German date
 * inside an English sentence helps nobody.
 */
export function intlLocale(locale: string): string {
	return LANGUAGES[catalogueLocale(locale)].tag;
}

/** Writing direction of the words, for `dir=`. */
export function textDirection(locale: string): "ltr" | "rtl" {
	return LANGUAGES[catalogueLocale(locale)].direction;
}
