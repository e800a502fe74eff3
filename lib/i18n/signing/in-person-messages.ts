import type { Messages } from "../generated/messages.d.ts";
import { messages } from "../generated/signing-in-person.js";
import { catalogueLocale } from "../locales.ts";

export type InPersonMessages = Messages["signing-in-person"];

/** The words on a host's device while the signer does not have it, in the signer's language. */
export function inPersonMessages(locale: string): InPersonMessages {
	return messages[catalogueLocale(locale)];
}
