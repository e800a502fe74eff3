import type { IdentityMessages } from "./en.ts";

/** French words of the same page. */
export const identityFr: IdentityMessages = {
	title: "Envoi en votre nom",
	heading: "{account} peut-il envoyer en votre nom\u00a0?",
	lead: "{inviter}, de {account}, demande à envoyer des documents à signer en votre nom.",
	shownAs: "Les signataires verraient",
	points: [
		"Les signataires lisent votre nom et votre adresse comme expéditeur, et leurs réponses vous parviennent.",
		"Vous recevez un e-\u2060mail quand il se passe quelque chose sur un tel document, selon les réglages de {account}.",
		"Vous pouvez retirer votre accord à tout moment avec le lien de notre e-\u2060mail.",
	],
	approve: "Oui, j’accepte",
	deny: "Non",
	withdraw: "Retirer mon accord",
	expired:
		"Le délai pour accepter est écoulé. Si vous le souhaitez, demandez à {inviter} de vous envoyer un nouvel e-\u2060mail. Vous pouvez encore répondre non.",
	states: {
		Verified: {
			heading: "Vous avez accepté",
			text: "{account} peut envoyer des documents en votre nom. Vous pouvez retirer votre accord à tout moment.",
		},
		Denied: {
			heading: "Vous avez répondu non",
			text: "{account} n’envoie rien en votre nom. Si vous changez d’avis, demandez à {inviter} de vous envoyer un nouvel e-\u2060mail.",
		},
		Revoked: {
			heading: "Vous avez retiré votre accord",
			text: "{account} n’envoie plus rien en votre nom. Les documents déjà envoyés restent à votre nom.",
		},
	},
	goOn: "Continuer",
	unknown: {
		heading: "Ce lien ne fonctionne plus",
		text: "Il existe un e-\u2060mail plus récent, ou la demande a été retirée. Cherchez le dernier e-\u2060mail, ou demandez à la personne qui l’a envoyé.",
	},
	unreachable: "Nous n’avons pas pu joindre le serveur. Vérifiez votre connexion et réessayez.",
};
