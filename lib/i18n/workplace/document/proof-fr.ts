import { proofLimitsFr } from "../proof-limits-fr.ts";
import type { DocumentProofMessages } from "./proof-en.ts";

/** Les mots de la page d’un document sur ce que donnent les signataires pour prouver leur identité. */
export const documentProofFr: DocumentProofMessages = {
	methods: {
		AccessCode: "Code d’accès",
		EmailOTP: "Code par e-\u2060mail",
		SMSOTP: "Code par SMS",
		IdVerification: "Pièce d’identité",
	},
	proved: "{method}\u202f: prouvé {when}",
	waiting: "{method}\u202f: pas encore prouvé",
	failed: {
		one: "{method}\u202f: erroné {when}, # essai restant",
		other: "{method}\u202f: erroné {when}, # essais restants",
	},
	locked: "{method}\u202f: verrouillé {when}",
	lockedAbout:
		"Le code a été erroné trop souvent\u202f: {name} ne voit rien du document. Déverrouillez-le quand vous savez pourquoi.",
	unlock: "Déverrouiller",
	unlockOf: "Déverrouiller pour {name}",
	unlocked: "{name} peut réessayer.",
	change: "Preuve d’identité",
	changeOf: "Preuve d’identité de {name}",
	dialog: {
		title: "Preuve d’identité de {name}",
		about: "Ce que {name} doit donner avant de voir autre chose que le titre et l’expéditeur. Cela vaut immédiatement.",
		method: "Pour ouvrir le document",
		choices: {
			None: { name: "Le lien suffit", about: "Toute personne qui a le lien peut ouvrir le document." },
			AccessCode: {
				name: "Un code d’accès",
				about: "Vous le choisissez et le communiquez, pas dans le même e-\u2060mail.",
			},
			EmailOTP: { name: "Un code envoyé par e-\u2060mail", about: "Part à l’adresse {address} sur demande." },
			SMSOTP: { name: "Un code envoyé par SMS", about: "Part sur le téléphone, sur demande." },
			IdVerification: {
				name: "Une pièce d’identité",
				about: "Photos d’un passeport, d’une carte d’identité ou d’un permis. Vous les examinez et décidez.",
			},
		},
		noSms: "Votre offre ne comprend pas les SMS.",
		code: "Code d’accès",
		anotherCode: "Un autre code d’accès",
		codeAbout: "Notez-le maintenant\u202f: il ne sera plus affiché.",
		keepAbout: "Laissez vide pour garder le code défini.",
		codeMissing: "Saisissez un code, ou faites-en proposer un.",
		codeAnew: "Saisissez le code à nouveau\u202f: avec d’autres limites, il est redéfini.",
		suggest: "En proposer un",
		phone: "Téléphone, avec l’indicatif",
		phoneExample: "+33 6 12 34 56 78",
		phoneMissing: "Commencez par l’indicatif, comme +33.",
		...proofLimitsFr,
		anew: "Ce que {name} a prouvé jusqu’ici ne compte plus.",
		cancel: "Annuler",
		save: "Enregistrer",
		remove: "Retirer la preuve",
	},
	saved: "{name} le prouve désormais ainsi.",
	codeChanged: "Le nouveau code d’accès est valable. Communiquez-le à {name}.",
	removed: "{name} n’a plus besoin que du lien.",
};
