import { catalogueLocale } from "#lib/i18n/locales.ts";
import { refusalsEn } from "./en.ts";
import { refusalsFr } from "./fr.ts";
import type { Said } from "./said.ts";
import { say } from "./say.ts";

const CATALOGUES = { EN: refusalsEn, FR: refusalsFr };

/** Words what was said in the language of a locale, for readers whom no page has given its words. */
export function sayIn(said: Said, locale: string): string {
	return say(said, CATALOGUES[catalogueLocale(locale)], locale);
}
