import { messages } from "../generated/certificate.js";
import type { Messages } from "../generated/messages.d.ts";
import { catalogueLocale } from "../locales.ts";

export type CertificateTexts = Messages["certificate"];

/** The certificate's words in a locale; English when there is no catalogue of it. */
export function certificateTexts(locale: string): CertificateTexts {
	return messages[catalogueLocale(locale)];
}
