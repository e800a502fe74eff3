import { formatStored } from "#lib/i18n/format-stored.ts";
import { messages } from "#lib/i18n/generated/errors.js";
import { catalogueLocale } from "#lib/i18n/locales.ts";
import type { Said } from "./said.ts";

/** Words a refusal in the language of a locale. */
export function sayIn({ key, values }: Said, locale: string): string {
	return formatStored(messages[catalogueLocale(locale)][key], values);
}
