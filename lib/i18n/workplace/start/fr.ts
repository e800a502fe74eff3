import type { StartMessages } from "./en.ts";

/** French words of the first page after signing in. */
export const startFr: StartMessages = {
	title: "Accueil",
	greetings: {
		morning: "Bonjour, {name}",
		day: "Bon après-midi, {name}",
		evening: "Bonsoir, {name}",
		any: "Bienvenue, {name}",
	},
	summary: {
		waiting: { one: "# document vous attend.", other: "# documents vous attendent." },
		stuck: { one: "# est bloqué.", other: "# sont bloqués." },
		more: "Plus de {count} documents vous attendent.",
		nothing: "Rien ne vous attend.",
	},
	openList: "Ouvrir la liste",
	waiting: {
		title: "En attente de vous",
		none: "Les documents que vous devez signer ou valider vous-même apparaissent ici.",
		sign: "Signer",
		signOf: "Signer {title}",
		review: "Valider",
		reviewOf: "Valider {title}",
		from: "De {name}",
		own: "Envoyé par vous",
		signed: "Signé par {names}",
		last: "Il ne manque que vous.",
		until: "jusqu’au {date}",
	},
	stuck: {
		title: "Bloqué, et pourquoi",
		undelivered: "{to}\u202f: «\u202f{reason}\u202f»",
		undeliveredPlain: "L’e-\u2060mail à {to} n’est pas arrivé.",
		unsealed: "Tout le monde a signé\u202f; le scellement a échoué\u202f: {reason}",
		unsealedPlain: "Tout le monde a signé\u202f; le scellement a échoué.",
		undrawn: "Une page ne peut pas être affichée\u202f: personne ne peut signer.",
		expiring: "Expire {when}.",
		waitsFor: "{names} n’a pas encore signé.",
		unopened: "{names} ne l’a pas ouvert.",
		waitForMany: "{names} n’ont pas encore signé.",
		fixes: {
			undelivered: "Corriger l’adresse",
			unsealed: "Sceller maintenant",
			undrawn: "Réessayer",
			expiring: "Prolonger",
		},
		fixesOf: {
			undelivered: "Corriger une adresse de {title}",
			unsealed: "Sceller {title} maintenant",
			undrawn: "Réessayer les pages de {title}",
			expiring: "Prolonger {title}",
		},
		done: {
			undelivered: "La demande est en route vers {email}.",
			unsealed: "Le scellement est en cours.",
			undrawn: "Les pages sont de nouveau préparées.",
		},
		correct: {
			title: "Corriger l’adresse de {name}",
			about: "Les liens envoyés à {to} cessent de fonctionner. La demande repart aussitôt.",
			address: "Adresse e-\u2060mail",
			same: "C’est l’adresse qui a échoué.",
			action: "Corriger et envoyer",
			cancel: "Annuler",
		},
	},
	recent: {
		title: "Récents",
		none: "Les documents que vous envoyez apparaissent ici avec leurs signataires, de la première ouverture au PDF scellé.",
	},
	first: {
		title: "Premiers pas",
		count: "{done} sur {all}",
		steps: {
			organisation: {
				title: "Nom, fuseau et format des dates",
				about: "Les signataires lisent ce nom\u202f; les dates des documents s’écrivent ainsi.",
				action: "Régler l’organisation",
			},
			logo: {
				title: "Ajouter votre logo",
				about: "Les e-\u2060mails, les pages de signature et les certificats le portent, dans vos couleurs.",
				action: "Créer une marque",
			},
			mail: {
				title: "Configurer l’envoi d’e-\u2060mails",
				about: "Définissez SMTP_URL et redémarrez Signet. D’ici là, les e-\u2060mails restent parmi les envois.",
				action: "Ouvrir les envois",
			},
			sample: {
				title: "Vous envoyer l’exemple",
				about: "Voyez ce que voient les signataires, de l’e-\u2060mail au PDF scellé.",
				action: "",
			},
			people: {
				title: "Inviter quelqu’un",
				about: "Un membre ne voit que ses documents, un responsable ceux de son équipe.",
				action: "Inviter des personnes",
			},
		},
		isDone: "Fait\u202f: {step}",
		away: "Ranger cette liste pour de bon",
		isAway: "Les premiers pas sont rangés.",
		undo: "Annuler",
	},
};
