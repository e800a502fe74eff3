import type { IdentitiesMessages } from "./en.ts";

/** French words about people in whose name the account sends. */
export const identitiesFr: IdentitiesMessages = {
	title: "Identités d’expéditeur",
	about:
		"Les personnes au nom desquelles des documents sont envoyés, une fois leur accord donné. Les signataires lisent leur nom et leur adresse, et leur répondent.",
	cancel: "Annuler",
	list: "Identités",
	count: { one: "# personne", other: "# personnes" },
	search: { label: "Rechercher une identité d’expéditeur", placeholder: "Nom ou adresse" },
	states: { Pending: "En attente de réponse", Verified: "Accord donné", Denied: "Refus", Revoked: "Accord retiré" },
	facts: {
		asked: "demande envoyée {when}",
		askedBy: "demande de {name}, envoyée {when}",
		toBeAsked: "la demande est en route",
		ends: "peut accepter jusqu’au {when}",
		ended: "le délai pour accepter est écoulé",
		agreed: "depuis le {when}",
		returned: "L’e-\u2060mail est revenu. Supprimez cette identité et demandez à une autre adresse.",
		returnedWith:
			"L’e-\u2060mail est revenu\u202f: «\u202f{reason}\u202f». Supprimez cette identité et demandez à une autre adresse.",
		brand: "marque {name}",
		documents: { one: "# document envoyé", other: "# documents envoyés" },
		none: "aucun envoi",
	},
	invite: {
		title: "Demander un accord",
		about:
			"La personne reçoit un e-\u2060mail qui dit qui demande et ce que cela permet. Rien n’est envoyé en son nom avant son accord.",
		action: "Envoyer la demande",
		done: "La demande à {name} est en route.",
	},
	change: {
		title: "Réglages de {name}",
		about: "Les documents déjà envoyés gardent le nom qu’ils portent.",
		action: "Enregistrer",
		done: "Les réglages de {name} sont enregistrés.",
	},
	fields: {
		email: "Adresse e-\u2060mail",
		emailHelp: "Elle ne peut pas être changée ensuite\u202f: l’accord se donne à cette adresse.",
		name: "Nom",
		nameHelp: "Tel que les signataires le lisent. Sans nom, ils lisent l’adresse.",
		brand: "Marque",
		noBrand: "La marque par défaut",
		locale: "E-\u2060mails en",
	},
	told: {
		title: "Ce qui lui est signalé",
		about: "Par e-\u2060mail, pour les documents envoyés en son nom.",
		sent: "Un document est envoyé",
		viewed: "Un signataire l’ouvre",
		signed: "Un signataire signe",
		completed: "Il est terminé",
		attachSignedDocument: "Avec le PDF scellé en pièce jointe",
		declined: "Un signataire refuse",
		reassigned: "Un signataire passe la main à quelqu’un d’autre",
		revoked: "Il est révoqué",
		expired: "Il expire",
		reminders: "Un signataire reçoit un rappel",
		deliveryFailed: "Un e-\u2060mail à un signataire n’arrive pas",
		authenticationFailed: "Un signataire n’arrive pas à prouver son identité",
	},
	menu: {
		of: "Actions pour {name}",
		change: "Réglages…",
		resend: "Renvoyer la demande",
		resendOf: "Renvoyer la demande à {name}",
		askAgain: "Redemander",
		askAgainOf: "Redemander à {name}",
		resent: "La demande à {name} est de nouveau en route. Le lien de l’e-\u2060mail précédent ne fonctionne plus.",
		delete: "Supprimer…",
	},
	delete: {
		title: "Supprimer l’identité de {name}\u202f?",
		Pending:
			"La demande est retirée\u202f: le lien de l’e-\u2060mail cesse de fonctionner. Vous pouvez redemander à tout moment.",
		Verified:
			"Plus rien n’est envoyé à ce nom, brouillons et envois programmés compris. {name} ne reçoit plus d’e-\u2060mails sur ces documents. Pour envoyer de nouveau à ce nom, il faudra redemander.",
		Denied: "Elle disparaît de cette liste. Vous pouvez redemander à tout moment.",
		Revoked: "Elle disparaît de cette liste. Vous pouvez redemander à tout moment.",
		documents: {
			one: "# document envoyé garde ce nom.",
			other: "# documents envoyés gardent ce nom.",
		},
		keep: "Conserver",
		action: "Supprimer l’identité",
		done: "L’identité de {name} est supprimée.",
	},
	empty: {
		title: "Personne ne prête encore son nom",
		about:
			"Demandez à quelqu’un si des documents peuvent partir à son nom\u202f: une notaire, un propriétaire, votre responsable.",
		found: "Personne ne correspond à «\u202f{search}\u202f»",
		foundAbout: "La recherche porte sur les noms et les adresses.",
		clear: "Tout afficher",
	},
	pages: { label: "Pages des identités d’expéditeur", earlier: "Précédentes", later: "Suivantes" },
	closed: "Seuls les administrateurs demandent ces accords.",
	own: {
		title: "Documents à votre nom",
		about: "D’autres peuvent envoyer des documents en votre nom aussi longtemps que vous le voulez.",
		asked: "Quelqu’un attend votre réponse.",
		byMail:
			"C’est votre organisation qui vous a connecté, et c’est elle qui demande. Pour approuver, utilisez le lien de l’e-\u2060mail que vous avez reçu\u202f; s’il est perdu, demandez à {inviter} de le renvoyer.",
		takeBack: "Vous pouvez retirer votre accord ici, à tout moment. Ce qui est signé reste signé.",
		state: "Vous avez accepté {when}.",
		sent: {
			one: "# document a été envoyé en votre nom.",
			other: "# documents ont été envoyés en votre nom.",
		},
		none: "Rien n’a encore été envoyé en votre nom.",
		back: "Retirer mon accord",
		denied:
			"Vous avez refusé\u202f: rien n’est envoyé en votre nom. Si vous changez d’avis, demandez à {inviter} de vous reposer la question.",
		revoked:
			"Vous avez retiré votre accord\u202f: plus rien n’est envoyé en votre nom. Si vous changez d’avis, demandez à {inviter} de vous reposer la question.",
	},
};
