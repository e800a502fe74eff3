import type { Messages } from "../generated/messages.d.ts";
import { messages } from "../generated/sender-identity-consent.js";
import { catalogueLocale } from "../locales.ts";

export type IdentityMessages = Messages["sender-identity-consent"];

/** The words of the page in the person's language. */
export function identityMessages(locale: string): IdentityMessages {
	return messages[catalogueLocale(locale)];
}
