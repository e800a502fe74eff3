import { fill } from "#lib/i18n/fill.ts";
import { type CatalogueLocale, catalogueLocale } from "#lib/i18n/locales.ts";

/**
 * Raised whenever a word of the text changes. Texts that were agreed to stay in the table ConsentText, so an earlier
 * version needs no place here.
 */
export const CONSENT_VERSION = "2";

/** What a signer agrees to before signing electronically; `{sender}` is where the sender’s name is shown. */
type ConsentText = { version: string; locale: CatalogueLocale; text: string };

/** Heading and body of each paragraph, after ESIGN 101(c)(1): scope, paper, fees, withdrawing, needs, contact data. */
const EN: readonly (readonly [heading: string, body: string])[] = [
	[
		"What you agree to",
		"You agree to receive this document electronically and to sign or approve it electronically. Your consent covers this document with its attachments, notices and copies, and no other document.",
	],
	[
		"Legal effect",
		"An electronic signature may have the same legal effect as a handwritten signature. Some documents, such as wills or certain family and property documents, require another form. If you are unsure, ask {sender} or a lawyer before you sign.",
	],
	[
		"Paper",
		"You can ask {sender} to provide this document on paper, or to let you sign on paper instead. You can also ask for a paper copy after you sign. Ask {sender} first whether there is a fee. Downloading the document here is free.",
	],
	[
		"Withdrawing your consent",
		"You can withdraw your consent until you finish: decline the document, or close this page and tell {sender}. You then won’t sign electronically, and {sender} may offer another way, which can take longer, or end the document. Withdrawing here is free. What you signed before stays as it is. After you finish, tell {sender} if you no longer want to receive documents electronically.",
	],
	[
		"What you need",
		"You need a device with internet access, a current version of Chrome, Edge, Firefox or Safari, and an email address or phone number where {sender} can reach you. To keep copies, you need a program that opens PDF files, and storage space or a printer. If you can read the document on this page, your browser is suitable.",
	],
	[
		"Your contact details",
		"Tell {sender} if your email address or phone number changes, so that notices and copies reach you.",
	],
	[
		"Your copy",
		"You can download the document before and after you sign. If you sign on someone else’s device, ask {sender} for your copy.",
	],
	[
		"What is recorded",
		"The time, your IP address, your browser and what you enter are recorded as evidence. {sender} and the other signers can see them.",
	],
];

const FR: typeof EN = [
	[
		"Ce que vous acceptez",
		"Vous acceptez de recevoir ce document par voie électronique et de le signer ou de l’approuver par voie électronique. Votre accord porte sur ce document, avec ses pièces jointes, ses notifications et ses copies, et sur aucun autre.",
	],
	[
		"Valeur juridique",
		"Une signature électronique peut avoir la même valeur juridique qu’une signature manuscrite. Certains documents, comme les testaments ou certains actes familiaux et immobiliers, exigent une autre forme. En cas de doute, renseignez-vous auprès de {sender} ou d’un juriste avant de signer.",
	],
	[
		"Papier",
		"Vous pouvez demander à {sender} de vous fournir ce document sur papier, ou de vous laisser signer sur papier. Vous pouvez aussi demander une copie papier après avoir signé. Demandez d’abord à {sender} si cela entraîne des frais. Télécharger le document ici est gratuit.",
	],
	[
		"Retirer votre accord",
		"Vous pouvez retirer votre accord tant que vous n’avez pas terminé\u00a0: refusez le document, ou fermez cette page et prévenez {sender}. Vous ne signerez alors pas par voie électronique, et {sender} peut proposer un autre moyen, parfois plus long, ou mettre fin au document. Le retrait est gratuit. Ce que vous avez déjà signé reste inchangé. Après avoir terminé, prévenez {sender} si vous ne souhaitez plus recevoir de documents par voie électronique.",
	],
	[
		"Ce qu’il vous faut",
		"Il vous faut un appareil connecté à internet, une version récente de Chrome, Edge, Firefox ou Safari, et une adresse électronique ou un numéro de téléphone où {sender} peut vous joindre. Pour conserver des copies, il vous faut un logiciel qui ouvre les fichiers PDF, et de l’espace de stockage ou une imprimante. Si vous pouvez lire le document sur cette page, votre navigateur convient.",
	],
	[
		"Vos coordonnées",
		"Prévenez {sender} si votre adresse électronique ou votre numéro de téléphone change, afin que les notifications et les copies vous parviennent.",
	],
	[
		"Votre copie",
		"Vous pouvez télécharger le document avant et après la signature. Si vous signez sur l’appareil d’une autre personne, demandez votre copie à {sender}.",
	],
	[
		"Ce qui est enregistré",
		"L’heure, votre adresse IP, votre navigateur et ce que vous saisissez sont enregistrés comme preuves. {sender} et les autres signataires peuvent les consulter.",
	],
];

const TEXTS: Record<CatalogueLocale, typeof EN> = { EN, FR };

/** The current consent text in the signer's language. */
export function consentText(locale: string): ConsentText {
	const known = catalogueLocale(locale);
	const text = TEXTS[known].map((paragraph) => paragraph.join("\n")).join("\n\n");
	return { version: CONSENT_VERSION, locale: known, text };
}

/** A paragraph; version 1 had no headings. */
export type ConsentParagraph = { heading: string | null; body: string };

/** A consent text as people read it, with the sender's name in its places. */
export function consentParagraphs(text: string, sender: string): ConsentParagraph[] {
	return text.split("\n\n").map((paragraph) => {
		const [first = "", second] = paragraph.split("\n").map((part) => fill(part, { sender }));
		return second === undefined ? { heading: null, body: first } : { heading: first, body: second };
	});
}
