import { type CatalogueLocale, catalogueLocale } from "../locales.ts";
import { type CertificateTexts, certificateEn } from "./en.ts";
import { certificateFr } from "./fr.ts";

const CATALOGUES: Record<CatalogueLocale, CertificateTexts> = { EN: certificateEn, FR: certificateFr };

/** The certificate's words in a locale; English when there is no catalogue of it. */
export function certificateTexts(locale: string): CertificateTexts {
	return CATALOGUES[catalogueLocale(locale)];
}
