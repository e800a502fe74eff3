import type { PeopleMessages } from "./en.ts";
import { invitingFr } from "./inviting-fr.ts";
import { leavingFr } from "./leaving-fr.ts";

/** French words about the people and teams of an account. */
export const peopleFr: PeopleMessages = {
	...invitingFr,
	...leavingFr,
	title: "Membres",
	cancel: "Annuler",
	save: "Enregistrer",
	team: "Équipe",
	seats: "{taken} places prises sur {of}. Une invitation en attente en occupe une.",
	seatsOpen: {
		one: "# personne.",
		other: "# personnes, invitations en attente comprises.",
	},
	ofTeam: "Les membres de votre équipe, {team}.",
	roles: {
		label: "Rôle",
		names: { Admin: "Administrateur", TeamAdmin: "Responsable d’équipe", Member: "Membre" },
		may: {
			Admin: "Voit tous les documents et règle tout\u202f: membres, marques, clés, applications.",
			TeamAdmin: "Voit les documents de toute l’équipe, et y invite des personnes.",
			Member: "Envoie des documents, voit les siens et signe ceux qu’on lui demande.",
		},
	},
	tabs: {
		label: "Personnes affichées",
		everybody: "Tout le monde",
		admins: "Administrateurs",
		deactivated: "Désactivés",
	},
	search: { label: "Rechercher une personne", placeholder: "Nom ou adresse" },
	members: {
		title: "Actifs",
		deactivated: "Désactivés",
		count: { one: "# personne", other: "# personnes" },
		person: "Personne",
		lastActive: "Dernière activité",
		you: "vous",
		never: "Jamais connecté",
		factor: "Double auth.",
		factorOn: "Oui",
		factorOff: "Non",
	},
	pages: { label: "Pages de la liste", earlier: "Précédents", later: "Suivants" },
	empty: {
		found: "Personne ne correspond à «\u202f{search}\u202f»",
		foundAbout: "La recherche porte sur les noms et les adresses de cet onglet.",
		clear: "Afficher tout le monde",
		team: "Cette équipe est encore vide",
		teamAbout: "Invitez quelqu’un dans cette équipe, ou transférez-y un membre d’une autre.",
		gone: "Personne n’a été désactivé",
		goneAbout: "Les personnes qui partent restent ici et peuvent être réactivées.",
		page: "Cette page est vide",
	},
	menu: {
		of: "Actions pour {name}",
		role: "Changer de rôle…",
		team: "Changer d’équipe…",
		data: "Modifier les métadonnées…",
		activate: "Réactiver…",
		reset: "Réinitialiser la double authentification…",
		deactivate: "Désactiver…",
	},
	role: {
		title: "Rôle de {name}",
		about: "Il prend effet aussitôt, partout où la personne est connectée.",
		done: "Le rôle de {name} est changé.",
	},
	move: {
		title: "Changer {name} d’équipe",
		about:
			"Ses documents suivent\u202f: les responsables de la nouvelle équipe les voient, ceux de l’ancienne ne les voient plus.",
		done: "{name} a changé d’équipe.",
	},
	data: {
		title: "Métadonnées de {name}",
		about:
			"Vos propres repères pour d’autres systèmes, un matricule par exemple. Seuls les administrateurs et les responsables d’équipe les voient.",
		label: "Paires",
		help: "Une par ligne, par exemple\u202f: centre de coûts = 4711",
		done: "Les métadonnées de {name} sont enregistrées.",
		wrong: {
			form: "Il manque un nom, un signe égal ou une valeur à la ligne {line}.",
			twice: "Le nom de la ligne {line} figure déjà plus haut.",
			long: "La ligne {line} est trop longue\u202f: 50 caractères au plus pour un nom, 500 pour une valeur.",
			many: "Il y en a trop à partir de la ligne {line}\u202f: 50 paires au plus sont conservées.",
		},
	},
	activate: {
		title: "Réactiver {name}\u202f?",
		about:
			"La personne occupe une place et se connecte avec son mot de passe d’avant. Les clés et applications arrêtées le restent.",
		action: "Réactiver",
		done: "{name} peut de nouveau se connecter.",
	},
	reset: {
		title: "Réinitialiser la double authentification de {name}\u202f?",
		about:
			"Son application, ses clés d’accès et ses codes de secours sont retirés, et la personne est déconnectée partout. Son mot de passe suffit ensuite, jusqu’à ce qu’elle l’ait configurée de nouveau. Elle reçoit un e-\u2060mail.",
		care: "Assurez-vous que la demande vient bien de {name}\u202f: appelez.",
		action: "Réinitialiser",
		done: "La double authentification de {name} est réinitialisée.",
	},
	closed: {
		text: "Seuls les administrateurs et les responsables d’équipe voient les membres.",
		teams: "Seuls les administrateurs et les responsables d’équipe voient les équipes.",
		ask: "Adressez-vous à {names}.",
		back: "Aller à vos documents",
	},
	teams: {
		title: "Équipes",
		about:
			"Un document appartient à l’équipe de la personne qui l’envoie. Un responsable voit tous les documents de l’équipe\u202f; un membre voit les siens.",
		make: "Nouvelle équipe",
		name: "Nom",
		nameHelp: "Par exemple Location ou Ventes.",
		makeAction: "Créer l’équipe",
		made: "L’équipe {name} est créée. Invitez-y des personnes, ou transférez-y des membres.",
		rename: "Renommer",
		renameOf: "Renommer {name}",
		renamed: "L’équipe s’appelle désormais {name}.",
		list: "Toutes les équipes",
		own: "Votre équipe",
		people: { one: "# personne", other: "# personnes" },
		first: "Les personnes qui n’ont pas d’autre équipe",
		leads: "sous la responsabilité de {names}",
		noLead: "pas de responsable",
	},
};
