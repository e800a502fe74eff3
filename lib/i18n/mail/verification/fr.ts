import { plural } from "../../format.ts";
import type { verificationEn } from "./en.ts";

const left = (count: number) =>
	count === 0
		? "Il ne reste aucun essai. Demandez à l’expéditeur du document d’en autoriser un autre."
		: plural("FR", count, { one: "Vous pouvez essayer encore une fois.", other: "Vous pouvez essayer encore # fois." });

/** French words of showing who signs with an identity document. */
export const verificationFr: typeof verificationEn = {
	acceptedSubject: (title) => `Vous pouvez ouvrir «\u00a0${title}\u00a0»`,
	acceptedHeading: "Votre identité est confirmée",
	acceptedLeads: {
		review: (whom) => `${whom} a examiné votre pièce d’identité. Vous pouvez maintenant lire et signer.`,
		checks: () => "Votre pièce d’identité a passé tous les contrôles. Vous pouvez maintenant lire et signer.",
		provider: (whom) => `${whom} a vérifié votre pièce d’identité. Vous pouvez maintenant lire et signer.`,
	},
	acceptedButton: "Ouvrir le document",
	acceptedState: "Confirmée",
	acceptedLimit: "Ce lien sert dans un seul navigateur. Ouvrez-le là où vous voulez lire et signer.",
	rejectedSubject: (title) => `Votre pièce d’identité n’a pas été acceptée\u00a0: «\u00a0${title}\u00a0»`,
	rejectedHeading: "Votre pièce d’identité n’a pas été acceptée",
	rejectedLeads: {
		NotReadable: "Elle était illisible. Reprenez les photos, avec une bonne lumière et sans reflets.",
		Expired: "Elle a expiré. Montrez une pièce encore valide.",
		OtherPerson: "Le nom qui y figure n’est pas celui du destinataire du document.",
		WrongKind: "Elle ne fait pas partie des pièces demandées.",
		NotVerified: "Elle n’a pas pu être vérifiée.",
		Other: "Lisez ci-dessous pourquoi.",
	},
	rejectedLeft: left,
	rejectedButton: "Réessayer",
	rejectedState: "Non acceptée",
	noteFrom: (who) => `${who} vous écrit`,
	unasked:
		"Vous n’avez montré aucune pièce\u00a0? Quelqu’un d’autre a donc ouvert votre lien. Prévenez l’expéditeur du document.",
	reviewSubject: (name, title) => `À vérifier\u00a0: pièce d’identité de ${name} pour «\u00a0${title}\u00a0»`,
	reviewHeading: (name) => `${name} a envoyé une pièce d’identité`,
	reviewLead: (name) =>
		`Examinez les photos et les données. Tant que vous n’avez pas décidé, ${name} ne peut pas ouvrir le document.`,
	reviewHeadingOfProvider: (name, provider) => `${provider} a vérifié la pièce d’identité de ${name}`,
	reviewLeadOfProvider: (name, provider) =>
		`${provider} la considère comme authentique, mais ce qui y figure ne correspond pas entièrement à ce qui a été indiqué pour la signature. Comparez les deux. Tant que vous n’avez pas décidé, ${name} ne peut pas ouvrir le document.`,
	reviewButton: "Examiner",
	reviewState: "En attente de votre décision",
	reviewNote: "Vous seul pouvez voir les photos, et chaque consultation est consignée.",
	reviewNoteOfProvider: (provider) =>
		`Les photos sont chez ${provider}\u00a0; vous trouvez ici, pour vous seul, les données qui y ont été lues.`,
	failedSubject: (name, title) => `Pièce d’identité de ${name} refusée\u00a0: «\u00a0${title}\u00a0»`,
	failedHeading: (name) => `La pièce d’identité de ${name} n’a pas été acceptée`,
	failedLeads: {
		NotReadable: "Elle était illisible.",
		Expired: "Elle a expiré.",
		OtherPerson: "C’est celle d’une autre personne.",
		WrongKind: "Elle ne fait pas partie des pièces que vous avez demandées.",
		NotVerified: "La pièce, ou le visage, n’a pas pu être vérifié.",
		Other: "Un contrôle a échoué.",
	},
	failedLeft: (count) =>
		count === 0
			? "Il ne reste aucun essai. Pour en autoriser un autre, ouvrez la page du document."
			: plural("FR", count, { one: "Il reste un essai.", other: "Il reste # essais." }),
	failedState: "Refusée",
};
