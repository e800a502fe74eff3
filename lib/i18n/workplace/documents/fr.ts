import type { DocumentsMessages } from "./en.ts";

/** French words of documents and what can be done to them. */
export const documentsFr: DocumentsMessages = {
	title: "Documents",
	untitled: "Sans titre",
	status: {
		Draft: "Brouillon",
		Scheduled: "Planifié",
		InProgress: "À signer",
		Completed: "Terminé",
		Declined: "Refusé",
		Expired: "Expiré",
		Revoked: "Annulé",
		sealFailed: "Scellement en cours, nouvel essai prévu",
		sealing: "Scellement en cours",
		undrawn: "Signature impossible",
		undelivered: "Non distribué",
	},
	done: {
		signed: { one: "# sur {total} a signé", other: "# sur {total} ont signé" },
		completed: { one: "# sur {total} a terminé", other: "# sur {total} ont terminé" },
		unsent: { one: "# destinataire", other: "# destinataires" },
	},
	actions: {
		of: "Actions pour {title}",
		remind: "Relancer",
		edit: "Modifier le brouillon",
		send: "Envoyer",
		duplicate: "Dupliquer",
		sendAgain: "Renvoyer",
		download: "Télécharger",
		revoke: "Annuler l’envoi…",
		delete: "Supprimer…",
		reminded: "Une relance part à {names}.",
		sent: "Le document est envoyé.",
		keep: "Conserver",
	},
	revoke: {
		title: "Annuler l’envoi de ce document\u202f?",
		about:
			"Plus personne ne pourra signer «\u202f{title}\u202f». Les signataires sollicités reçoivent un e-\u2060mail avec votre motif. C’est définitif.",
		action: "Annuler l’envoi",
		reason: "Motif",
		reasonHelp: "Les signataires le lisent.",
		done: "L’envoi est annulé. Les signataires sont prévenus.",
	},
	delete: {
		title: "Supprimer ce document\u202f?",
		aboutOpen:
			"«\u202f{title}\u202f» est encore à signer. L’envoi est d’abord annulé et les signataires sont prévenus\u202f; il reste annulé même si vous restaurez le document. Après 30 jours dans la corbeille, il est effacé pour de bon.",
		about: "«\u202f{title}\u202f» va dans la corbeille. Après 30 jours, il est effacé pour de bon.",
		action: "Supprimer le document",
		done: "Le document est supprimé.",
	},
	sampleTitle: "Exemple d’accord",
	sample: "M’envoyer l’exemple",
	latest: "Les plus récents",
	older: "Plus anciens",
	pages: "Pages",
	seenAll: "Vous les avez tous vus.",
	showLatest: "Afficher les plus récents",
};
