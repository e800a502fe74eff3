import type { VerifyMessages } from "./en.ts";

/** French words of the page that verifies a PDF. */
export const verifyFr: VerifyMessages = {
	title: "Vérifier un PDF",
	lead: "Vérifiez qu’un PDF est exactement celui qui a été scellé ici et qui l’a signé, ou ce que valent les signatures d’un autre fichier. Le fichier est vérifié, il n’est pas conservé.",
	notFromHere: "Ce rapport ne vient pas d’ici, ou l’adresse a été tronquée. Vérifiez de nouveau le fichier.",
	tooLarge: "Ce fichier dépasse {megabytes} Mo.",
	check: "Vérifier ce PDF",
	uploading: "Envoi de {name}…",
	checking: "Vérification de {name}…",
	upload: "Envoi",
	percent: "{percent} pour cent",
	another: "Vérifier un autre PDF",
	choose: "Choisissez un PDF, ou déposez-le ici",
	limit: "Jusqu’à {megabytes} Mo",
	file: "PDF à vérifier",
	changed: "Modifié après signature",
	who: "Qui a signé",
	whoAbout: "D’après la piste d’audit conservée ici.",
	moreSigners: { one: "Et # autre.", other: "Et # autres." },
	moreSignatures: {
		one: "Et # autre signature, qui compte aussi dans le verdict.",
		other: "Et # autres signatures, qui comptent aussi dans le verdict.",
	},
	facts: { checked: "Vérifié", document: "Document", trail: "Fin de piste" },
};
