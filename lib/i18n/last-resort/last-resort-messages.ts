import { messages } from "../generated/error-page.js";
import { catalogueLocale } from "../locales.ts";

/** The words of the page that stands in for one that failed, for a locale or a language tag. */
export function lastResortMessages(locale: string) {
	return messages[catalogueLocale(locale)];
}
