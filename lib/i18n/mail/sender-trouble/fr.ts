import type { senderTroubleEn } from "./en.ts";

/** French words of what keeps a document from being sent, or from being signed. */
export const senderTroubleFr: typeof senderTroubleEn = {
	undrawnSubject: (title) => `Ne peut pas être signé\u00a0: «\u00a0${title}\u00a0»`,
	undrawnHeading: "Une page ne peut pas être affichée",
	undrawnPlace: (pages, count, file) =>
		count === 1 ? `la page ${pages} de «\u00a0${file}\u00a0»` : `les pages ${pages} de «\u00a0${file}\u00a0»`,
	undrawnLead: (places) =>
		`Nous ne pouvons pas afficher ${places} conformément à votre fichier\u00a0: personne ne peut signer.`,
	undrawnUnsent: "Personne n’a reçu d’e-\u2060mail au sujet de ce document.",
	undrawnHelp: "Imprimez le fichier dans un nouveau PDF, envoyez-le et révoquez ce document.",
	undrawnState: "Ne peut pas être signé",
	notSentSubject: (title) => `Non envoyé\u00a0: «\u00a0${title}\u00a0»`,
	notSentHeading: "Votre document programmé n’a pas été envoyé",
	notSentLead: (person) =>
		`Il devait partir au nom de ${person}, qui ne l’accepte plus. C’est maintenant un brouillon\u00a0: envoyez-le quand cette personne aura de nouveau accepté, ou supprimez-le et envoyez-en un autre en votre nom.`,
};
