import { messages } from "../generated/account-log.js";
import type { Messages } from "../generated/messages.d.ts";
import { catalogueLocale } from "../locales.ts";

export type AccountLogCatalogue = Messages["account-log"];

/** The words of an account's log in its reader's language. */
export function accountLogMessages(locale: string): AccountLogCatalogue {
	return messages[catalogueLocale(locale)];
}
