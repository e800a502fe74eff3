import type { SigningMessages } from "../en.ts";

/** Les mots des pages où il n’y a rien à signer. */
export const closedFr: SigningMessages["closed"] = {
	documentLine: "{title} · envoyé par {sender}",
	unknownTitle: "Ce lien ne mène à aucun document",
	unknownText: "Vérifiez que vous avez copié le lien entier, ou demandez-en un nouveau à l’expéditeur.",
	deletedTitle: "Ce document n’est plus disponible",
	deletedText:
		"Il a été supprimé. S’il vous en faut une copie, adressez-vous à la personne qui vous l’a envoyé.",
	linkExpiredTitle: "Ce lien a expiré",
	linkRevokedTitle: "Ce lien n’est plus valable",
	linkRevokedText: "Ce lien a été remplacé le {date}. Si vous devez encore signer, adressez-vous à {sender}.",
	reassignedTitle: "Vous avez confié ce document",
	reassignedText: "Vous l’avez confié à {name} le {date}. Vous n’avez plus rien à faire.",
	linkRenew: {
		mail: "Nous pouvons en envoyer un nouveau à l’adresse e-\u2060mail que l’expéditeur a pour ce document.",
		sms: "Nous pouvons en envoyer un nouveau au numéro de téléphone que l’expéditeur a pour ce document.",
		none: "Demandez-en un nouveau à {sender}.",
	},
	waitingTitle: "Ce n’est pas encore votre tour",
	waitingText: "C’est d’abord au tour de {names}.",
	waitingTextMany: "C’est d’abord au tour de {names}.",
	waitingScheduled: "Le document n’a pas encore été envoyé.",
	turn: {
		mail: "Vous recevrez un e-\u2060mail dès que vous pourrez signer.",
		sms: "Vous recevrez un SMS dès que vous pourrez signer.",
		none: "Cette page changera d’elle-même dès que vous pourrez signer.",
	},
	signedTitle: "Vous avez signé",
	signedText: "Nous attendons encore {names}.",
	sealed: {
		mail: "Vous recevrez le document scellé par e-\u2060mail quand tout le monde aura signé.",
		sms: "Vous recevrez par SMS un lien vers le document scellé quand tout le monde aura signé.",
		none: "Vous pourrez télécharger ici le document scellé quand tout le monde aura signé.",
	},
	signedAt: "Signé le {date}.",
	groupTitle: "{name} a signé pour {group}",
	groupTitleUnknown: "Un autre membre de votre groupe a signé",
	groupText: "Vous n’avez plus rien à faire.",
	finalisingTitle: "Tout le monde a signé",
	finalisingText:
		"Le document est en cours de scellement. Cela prend un instant\u00a0; la page se met à jour d’elle-même.",
	sealFailedTitle: "Tout le monde a signé",
	sealFailedText:
		"Le document n’a pas encore pu être scellé. Nous réessayons automatiquement et l’expéditeur a été prévenu. Vous n’avez rien à faire.",
	sealLater: {
		mail: "Le document scellé arrivera par e-\u2060mail.",
		sms: "Un lien vers le document scellé arrivera par SMS.",
		none: "Vous pourrez ensuite télécharger ici le document scellé.",
	},
	completedTitle: "Le document est complet",
	completedText: "Tout le monde a signé, et le document est scellé contre toute modification.",
	completedUntil: "Vous pouvez le télécharger ici jusqu’au {date}.",
	completedOver: "Il ne peut plus être téléchargé ici. Demandez une copie à {sender}.",
	downloadSealed: "Télécharger le document",
	view: "L’afficher ici",
	downloadUnsealed: "Télécharger en l’état",
	declinedYouTitle: "Vous avez refusé",
	declinedYouText: "Votre motif a été transmis à {sender}. Plus personne ne peut signer ce document.",
	declinedTitle: "Le document a été refusé",
	declinedText: "{name} l’a refusé. Vous n’avez plus rien à faire.",
	declinedTextUnknown: "Quelqu’un l’a refusé. Vous n’avez plus rien à faire.",
	expiredTitle: "Le document a expiré",
	expiredText:
		"Il pouvait être signé jusqu’au {date}. Si vous souhaitez toujours le signer, demandez à {sender} de le renvoyer.",
	expiredTextUndated:
		"Il ne peut plus être signé. Si vous souhaitez toujours le signer, demandez à {sender} de le renvoyer.",
	revokedTitle: "Le document a été retiré",
	revokedText: "{sender} l’a retiré. Vous n’avez plus rien à faire.",
	reason: "Motif\u00a0: {reason}",
	verify: "Vérifier un document scellé",
	sendLink: "M’envoyer un nouveau lien",
	linkSent: {
		mail: "Si ce lien était l’un des nôtres, un nouveau est en route vers l’adresse que l’expéditeur a pour ce document. Consultez votre boîte de réception.",
		sms: "Si ce lien était l’un des nôtres, un nouveau est en route vers le numéro de téléphone que l’expéditeur a pour ce document. Consultez vos messages.",
	},
	footer: "Signatures électroniques avec Signet",
};
