import type { ReviewMessages } from "./en.ts";

/** Les mots du relecteur, qui approuve sans signer. */
export const reviewFr: ReviewMessages = {
	page: {
		title: "Relire {title}",
		asks: "{sender} vous demande de relire et d’approuver",
		group: "Chaque membre de {group} peut relire. Le premier qui termine relit pour le groupe.",
		expires: "À approuver avant le {date}.",
		noScript:
			"Pour approuver, activez JavaScript dans votre navigateur et rechargez cette page. Sans lui, vous pouvez lire les pages ici.",
	},
	consent: { label: "J’accepte d’approuver électroniquement" },
	actions: { finish: "Approuver", decline: "Refuser", reassign: "Faire relire quelqu’un d’autre" },
	progress: { nothingToFill: "Lisez le document, puis approuvez-le." },
	decline: {
		title: "Refuser ce document\u00a0?",
		intro: "Plus personne ne pourra signer ni approuver ce document. {sender} lira votre motif.",
	},
	reassign: {
		title: "Faire relire quelqu’un d’autre",
		intro: "L’autre personne reçoit un lien par e-\u2060mail. Le vôtre cesse de fonctionner.",
		introNoMail: "{sender} donnera un lien à l’autre personne. Le vôtre cesse de fonctionner.",
		reasonNeeded: "Écrivez pourquoi cette personne relit à votre place.",
	},
	later: { stay: "Continuer la lecture" },
	closed: {
		turn: {
			mail: "Vous recevrez un e-\u2060mail dès que vous pourrez relire.",
			sms: "Vous recevrez un SMS dès que vous pourrez relire.",
			none: "Cette page changera d’elle-même dès que vous pourrez relire.",
		},
		signedTitle: "Vous avez approuvé",
		sealed: {
			mail: "Vous recevrez le document scellé par e-\u2060mail quand tout le monde aura terminé.",
			sms: "Vous recevrez par SMS un lien vers le document scellé quand tout le monde aura terminé.",
			none: "Vous pourrez télécharger ici le document scellé quand tout le monde aura terminé.",
		},
		signedAt: "Approuvé le {date}.",
		groupTitle: "{name} a relu le document pour {group}",
		groupTitleUnknown: "Un autre membre de votre groupe a relu le document",
		finalisingTitle: "Tout le monde a terminé",
		sealFailedTitle: "Tout le monde a terminé",
		completedText: "Tout le monde a terminé, et le document est scellé contre toute modification.",
		declinedYouText: "Votre motif a été transmis à {sender}. Plus personne ne peut signer ni approuver ce document.",
		expiredText:
			"Il pouvait être approuvé jusqu’au {date}. Si votre approbation est encore attendue, demandez à {sender} de le renvoyer.",
		expiredTextUndated:
			"Il ne peut plus être approuvé. Si votre approbation est encore attendue, demandez à {sender} de le renvoyer.",
	},
};
