import type { FactorWords } from "./en.ts";

/** French words of mails about how a person proves who they are. */
export const factorsFr: FactorWords = {
	what: {
		"app-added": "Une application d’authentification a été ajoutée",
		"app-removed": "Votre application d’authentification a été retirée",
		"passkey-added": "Une clé d’accès a été ajoutée",
		"passkey-removed": "Une clé d’accès a été retirée",
		"recovery-codes-made": "Vous avez de nouveaux codes de secours",
		"recovery-code-used": "Un code de secours a été utilisé",
		"provider-linked": "Vous pouvez vous connecter par votre organisation",
		"factors-reset": "La double authentification a été réinitialisée",
	},
	lead: {
		"app-added": (product) =>
			`Désormais, ${product} demande un code de l’application à chaque connexion. Vous êtes déconnecté des autres navigateurs.`,
		"app-removed": (product) =>
			`${product} ne demande plus de code de cette application à la connexion. Vous êtes déconnecté des autres navigateurs.`,
		"passkey-added": (product) =>
			`Désormais, votre clé d’accès vous connecte à ${product}, et elle est demandée après votre mot de passe. Vous êtes déconnecté des autres navigateurs.`,
		"passkey-removed": (product) =>
			`Elle ne vous connecte plus à ${product}. Vous êtes déconnecté des autres navigateurs.`,
		"recovery-codes-made": (product) => `Vos anciens codes de secours pour ${product} ne fonctionnent plus.`,
		"recovery-code-used": (product) =>
			`Quelqu’un qui a votre mot de passe, ou l’un de vos navigateurs, a prouvé son identité à ${product} avec un de vos codes de secours. Ce code ne fonctionnera plus.`,
		"provider-linked": (product) =>
			`Quelqu’un qui a votre adresse s’est connecté à ${product} pour la première fois par la connexion de votre organisation. Désormais, elle vous ouvre l’accès en plus de votre mot de passe.`,
		"factors-reset": (product) =>
			`Un administrateur a retiré tout ce que vous aviez configuré pour ${product} en plus de votre mot de passe, et vous a déconnecté partout. Configurez-le de nouveau après vous être connecté.`,
	},
	at: "Quand",
	from: "Depuis",
	help: "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, vérifiez vos réglages de sécurité et prévenez un administrateur.",
	button: "Voir vos réglages de sécurité",
};
