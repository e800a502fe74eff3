import type { Messages } from "../generated/messages.d.ts";
import { messages } from "../generated/signing-authentication.js";
import { catalogueLocale } from "../locales.ts";

export type SignerAuthMessages = Messages["signing-authentication"];

/** The words of the page that authenticates a signer, in their language: the signing page needs none of them. */
export function signerAuthMessages(locale: string): SignerAuthMessages {
	return messages[catalogueLocale(locale)];
}
