import { type CatalogueLocale, catalogueLocale } from "#lib/i18n/locales.ts";

/**
 * What a signer agrees to before signing electronically. The text is evidence: once released, a version
 * is never edited; a change is a new version and the old ones stay.
 */
export type ConsentText = { version: string; paragraphs: readonly string[] };

export const CONSENT_VERSION = "1";

const TEXTS: Record<CatalogueLocale, ConsentText> = {
	EN: {
		version: CONSENT_VERSION,
		paragraphs: [
			"I agree to use electronic records and an electronic signature for this document. My electronic signature has the same effect as one made by hand.",
			"I can open and read the document on this device, and I can download and keep a copy of it before and after signing.",
			"I may withdraw this agreement at any time before I finish: I decline the document, or close this page and tell the sender. What was signed before stays valid.",
			"I may ask the sender for a paper copy, or to sign on paper instead. The sender tells me whether that costs anything.",
			"To prove who signed what and when, the time, my IP address, my browser and what I enter are recorded and shown to the sender and to the other signers.",
		],
	},
	FR: {
		version: CONSENT_VERSION,
		paragraphs: [
			"J’accepte d’utiliser des documents électroniques et une signature électronique pour ce document. Ma signature électronique a la même valeur qu’une signature manuscrite.",
			"Je peux ouvrir et lire le document sur cet appareil, et en télécharger une copie à conserver avant et après la signature.",
			"Je peux revenir sur cet accord à tout moment avant d’avoir terminé\u00a0: je refuse le document, ou je ferme cette page et préviens l’expéditeur. Ce qui a déjà été signé reste valable.",
			"Je peux demander à l’expéditeur une copie papier, ou de signer sur papier. L’expéditeur m’indique si cela entraîne des frais.",
			"Pour prouver qui a signé quoi et quand, l’heure, mon adresse IP, mon navigateur et ce que je saisis sont enregistrés et visibles par l’expéditeur et les autres signataires.",
		],
	},
};

/** The current consent text in the signer's language. */
export function consentText(locale: string): ConsentText {
	return TEXTS[catalogueLocale(locale)];
}
