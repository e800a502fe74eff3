import type { CommonMessages } from "./en.ts";

/** French words that every page of the workplace may need. */
export const commonFr: CommonMessages = {
	unreachable: "Pas de connexion à Signet. Réessayez.",
	close: "Fermer",
	copy: "Copier",
	copied: "Copié",
	listSeparator: ", ",
	more: { one: "# autre", other: "# autres" },
	reminders: {
		sent: "Une relance part à {names}.",
		before: {
			one: "{names} a reçu une relance il y a moins d’une minute.",
			other: "{names} ont reçu une relance il y a moins d’une minute.",
		},
	},
	zones: { list: "Fuseaux horaires", none: "Aucun fuseau horaire trouvé" },
	skip: "Aller au contenu",
	main: "Principal",
	home: "Signet, accueil",
	nav: {
		start: "Accueil",
		documents: "Documents",
		outbox: "Envois",
		verify: "Vérifier",
		api: "API",
		signIn: "Se connecter",
	},
	sandbox:
		"Bac à sable\u202f: documents de test, avec filigrane, supprimés après 14 jours. Rien ici n’engage personne.",
	environment: {
		legend: "Documents à afficher",
		live: "Réel",
		sandbox: "Test",
		liveShown: "Les documents réels sont affichés. Afficher ceux de test",
		sandboxShown: "Les documents de test sont affichés. Afficher les réels",
	},
	account: {
		label: "Votre compte",
		of: "Votre compte, {name}",
		settings: "Réglages",
		reference: "Référence de l’API",
		signOut: "Se déconnecter",
		notSignedOut:
			"La déconnexion n’a pas marché\u202f: votre session est peut-être encore ouverte. Réessayez dans un moment.",
		colours: "Couleurs",
		themes: { system: "Système", light: "Clair", dark: "Sombre" },
	},
	notices: {
		"self-made-certificate":
			"Les documents sont scellés avec un certificat autosigné, que les lecteurs de PDF ne reconnaissent pas. Renseignez SIGNING_P12 pour un usage réel.",
	},
	failed: {
		title: "Cette page n’a pas pu être chargée",
		text: "Rien n’est perdu. Réessayez dans un instant\u202f; si cela se reproduit, indiquez ce numéro\u202f:",
		again: "Réessayer",
		copy: "Copier le numéro",
		unavailableTitle: "Signet est momentanément indisponible",
		unavailableText: "Rien n’est perdu. Patientez une minute, puis réessayez.",
	},
	passkeysNot: {
		insecure: "Les clés d’accès demandent https. Cette adresse est http://{host}.",
		address: "Les clés d’accès demandent un nom, par exemple sign.example.com. Cette adresse est {host}.",
		elsewhere: "Les clés d’accès ne fonctionnent qu’à l’adresse {address}. Vous êtes arrivé par une autre adresse.",
		unknown: "Ce navigateur ne gère pas les clés d’accès.",
	},
	noticesLabel: "Au sujet de cette installation",
	putAway: "Ne plus afficher",
	time: { soon: "dans un instant", now: "à l’instant", on: "le {date}" },
	notFound: {
		title: "Il n’y a rien ici",
		text: "L’adresse est fausse, ce qui se trouvait ici n’existe plus, ou cela appartient à quelqu’un d’autre.",
		action: "Aller à vos documents",
	},
};
