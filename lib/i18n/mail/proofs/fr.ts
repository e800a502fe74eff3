import { plural } from "../../format.ts";
import { factorsFr } from "../factors/fr.ts";
import type { proofsEn } from "./en.ts";

/** French words of proving who signs. */
export const proofsFr: typeof proofsEn = {
	subject: (title) => `Votre code pour «\u00a0${title}\u00a0»`,
	heading: (code) => `Votre code est ${code}`,
	lead: (who) =>
		`Saisissez ce code sur la page qui le demande. ${who} veut s’assurer que c’est bien vous qui ouvrez le document.`,
	codeLabel: "Votre code",
	limit: (minutes) =>
		plural("FR", minutes, {
			one: "Il sert une seule fois, pendant # minute. Un code plus récent le remplace.",
			other: "Il sert une seule fois, pendant # minutes. Un code plus récent le remplace.",
		}),
	secret: "Personne ne vous demandera ce code par téléphone ou par e-mail. Ne le communiquez pas.",
	ignore:
		"Vous n’avez pas demandé de code\u00a0? Quelqu’un d’autre a donc ouvert votre lien, et ne peut pas aller plus loin sans ce code.",
	codeFailedSubject: (name, title) => `Un code n’est pas arrivé à ${name}\u00a0: «\u00a0${title}\u00a0»`,
	codeFailedHeading: (name) => `Le code n’est pas arrivé à ${name}`,
	codeFailedLead: (name, to) =>
		`${name} a demandé un code pour ouvrir le document. Ce code n’a pas pu être remis (${to})\u00a0: ${name} attend et ne voit rien du document.`,
	codeFailedMailHelp:
		"Sur la page du document, corrigez l’adresse ou demandez une autre preuve, par exemple un code d’accès que vous communiquez vous-même. Invitez ensuite le signataire à demander un autre code.",
	codeFailedSmsHelp:
		"Sur la page du document, corrigez le numéro ou demandez une autre preuve, par exemple un code d’accès que vous communiquez vous-même. Invitez ensuite le signataire à demander un autre code.",
	lockedSubject: (name, title) => `Verrouillé pour ${name}\u00a0: «\u00a0${title}\u00a0»`,
	lockedHeading: (name) => `${name} ne peut plus ouvrir le document`,
	lockedLead: (name, tries) =>
		plural("FR", tries, {
			one: `Un code erroné a été saisi\u00a0: le document est donc verrouillé pour ${name}.`,
			other: `# codes erronés ont été saisis de suite\u00a0: le document est donc verrouillé pour ${name}.`,
		}),
	lockedHelp:
		"Demandez qui c’était. Si c’était le signataire, déverrouillez le document sur sa page ou choisissez un autre code. Sinon, quelqu’un d’autre a peut-être le lien.",
	lockedState: "Verrouillé",
	/** To users, about their own proofs. */
	factors: factorsFr,
};
