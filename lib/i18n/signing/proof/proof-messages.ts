import { type CatalogueLocale, catalogueLocale } from "#lib/i18n/locales.ts";
import { type ProofMessages, proofEn } from "./en.ts";
import { proofFr } from "./fr.ts";

const CATALOGUES: Record<CatalogueLocale, ProofMessages> = { EN: proofEn, FR: proofFr };

/** The words of the page that asks who somebody is, in their language: the signing page needs none of them. */
export function proofMessages(locale: string): ProofMessages {
	return CATALOGUES[catalogueLocale(locale)];
}
