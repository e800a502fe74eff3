import type { IdentityMessages } from "./en.ts";

/** French words of the same page. */
export const identityFr: IdentityMessages = {
	title: "Envoi en votre nom",
	language: "Langue de cette page",
	heading: "{inviter} demande à envoyer des documents en votre nom",
	hello: "Bonjour {name}.",
	lead: "Si vous approuvez, les membres de {account} peuvent envoyer des documents à signer qui portent votre nom et votre adresse.",
	of: "{inviter}, de {account}",
	may: "C’est permis",
	mayDo: [
		"Envoyer des documents dont vous êtes l’expéditeur",
		"Les relancer, les corriger et les révoquer",
		"Voir qui les a signés",
	],
	mayNot: "Ce n’est pas permis",
	mayNotDo: [
		"Signer à votre place",
		"Lire votre courrier ou écrire depuis votre messagerie",
		"Prêter votre nom à quelqu’un d’autre",
	],
	preview: {
		heading: "Ce que verra un destinataire",
		replies: "Les réponses vont à",
		asks: "{name} vous demande de signer un document",
		open: "Ouvrir le document",
		sentBy: "Envoyé par {account} au nom de {name}",
	},
	takeBack: {
		heading: "Vous pouvez retirer votre accord",
		text: "Le lien de notre e-\u2060mail ramène ici\u202f: un clic suffit, à tout moment. Ce qui est signé reste signé. Vous recevez un e-\u2060mail quand il se passe quelque chose sur un document à votre nom.",
	},
	approve: "Approuver",
	deny: "Refuser",
	unsure: "Vous ne savez pas qui demande\u202f? Refusez. Rien d’autre ne lui sera dit.",
	withdraw: "Retirer mon accord",
	until: "Vous pouvez approuver jusqu’au",
	expired:
		"Le délai pour approuver est écoulé. Si vous le souhaitez, demandez à {inviter} de vous envoyer un nouvel e-\u2060mail. Vous pouvez encore refuser.",
	states: {
		Verified: {
			heading: "Approuvé",
			text: "{account} peut maintenant envoyer en votre nom. Vous pouvez retirer votre accord à tout moment, ici ou avec le lien de notre e-\u2060mail.",
		},
		Denied: {
			heading: "Refusé",
			text: "Rien ne sera envoyé en votre nom. Si vous changez d’avis, demandez à {inviter} de vous envoyer un nouvel e-\u2060mail.",
		},
		Revoked: {
			heading: "Accord retiré",
			text: "{account} n’envoie plus rien en votre nom. Les documents déjà envoyés restent à votre nom.",
		},
	},
	documents: {
		one: "# document a été envoyé en votre nom jusqu’ici.",
		other: "# documents ont été envoyés en votre nom jusqu’ici.",
	},
	goOn: "Continuer",
	unknown: {
		heading: "Cette demande a pris fin",
		text: "Il existe un e-\u2060mail plus récent, ou la demande a été retirée. Cherchez le dernier e-\u2060mail, ou demandez à la personne qui l’a envoyé de le renvoyer.",
	},
};
