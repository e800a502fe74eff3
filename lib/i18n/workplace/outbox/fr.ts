import type { OutboxMessages } from "./en.ts";

/** French words of the outbox. */
export const outboxFr: OutboxMessages = {
	title: "Boîte d’envoi",
	mailKept: "Aucun serveur de messagerie n’est configuré\u202f: les e-\u2060mails restent ici au lieu de partir.",
	smsKept: "Aucun fournisseur de SMS n’est configuré\u202f: les SMS restent ici aussi.",
	linksWork: "Leurs liens fonctionnent. Renseignez {settings} pour les envoyer.",
	none: "Pas encore d’e-\u2060mails",
	noOlder: "Pas d’e-\u2060mails plus anciens",
	about: "Envoyez un document et ses e-\u2060mails apparaissent ici. Ceux des documents de test sont sous Test.",
	aboutSandbox:
		"Envoyez un document de test et ses e-\u2060mails apparaissent ici. Ceux des documents réels sont sous Réel.",
	sms: "SMS",
	status: {
		kept: "Conservé ici",
		failed: "Échec",
		obsolete: "Plus nécessaire",
		retried: "Nouvel essai {when}",
		onItsWay: "En route",
	},
	message: {
		title: "Message",
		failed: "Non distribué\u202f: {why}",
		failedSoFar: "Non distribué après {count} essais\u202f: {why}",
		parts: "Partie de l’e-\u2060mail",
		html: "Mise en page",
		text: "Texte brut",
		to: "À {address}",
		about: "Au sujet de {title}",
	},
};
