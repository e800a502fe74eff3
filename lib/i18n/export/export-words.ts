import { messages } from "../generated/export.js";
import { catalogueLocale } from "../locales.ts";

/** The words of an export in the language of whoever asked for it. */
export function exportWords(locale: string) {
	return messages[catalogueLocale(locale)];
}
