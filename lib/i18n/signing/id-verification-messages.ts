import type { Messages } from "../generated/messages.d.ts";
import { messages } from "../generated/signing-id-verification.js";
import { catalogueLocale } from "../locales.ts";

export type IdVerificationMessages = Messages["signing-id-verification"];

/** The words of the page on which a signer shows an identity document, in their language. */
export function idVerificationMessages(locale: string): IdVerificationMessages {
	return messages[catalogueLocale(locale)];
}
