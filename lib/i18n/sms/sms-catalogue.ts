import { messages } from "../generated/sms.js";
import { catalogueLocale } from "../locales.ts";

/** The words of text messages for any locale of lib/i18n/locales.ts. */
export function smsCatalogue(locale: string) {
	return messages[catalogueLocale(locale)];
}
