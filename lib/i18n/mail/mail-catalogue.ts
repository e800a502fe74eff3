import { messages } from "../generated/emails.js";
import type { Messages } from "../generated/messages.d.ts";
import { catalogueLocale } from "../locales.ts";

export type MailCatalogue = Messages["emails"];
export type SecurityWords = MailCatalogue["security"];
export type FactorChange = keyof MailCatalogue["proofs"]["factors"]["what"];

/** The words of mails in the locale's language, or in English. */
export function mailCatalogue(locale: string): MailCatalogue {
	return messages[catalogueLocale(locale)];
}
