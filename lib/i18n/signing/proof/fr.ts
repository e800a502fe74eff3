import type { ProofMessages } from "./en.ts";

/** Les mots de la page qui précède un document tant que son signataire n’a pas prouvé qui il est. */
export const proofFr: ProofMessages = {
	title: "Prouvez que c’est bien vous",
	about: {
		AccessCode: "{sender} a protégé ce document. Saisissez le code d’accès que {sender} vous a donné.",
		EmailOTP:
			"{sender} a protégé ce document. Pour l’ouvrir, faites-vous envoyer un code à votre adresse e-\u2060mail, {destination}.",
		SMSOTP:
			"{sender} a protégé ce document. Pour l’ouvrir, faites-vous envoyer un code sur votre téléphone, {destination}.",
	},
	enterTitle: "Saisissez le code",
	sent: {
		EmailOTP: "Un code de 6 chiffres part à l’adresse {destination}. Il est valable {minutes}.",
		SMSOTP: "Un code de 6 chiffres part sur votre téléphone, {destination}. Il est valable {minutes}.",
	},
	failedTitle: "Le code n’est pas arrivé",
	failed: {
		EmailOTP:
			"Il n’a pas pu être remis à l’adresse {destination}. Un message en avertit {sender}, qui peut corriger l’adresse ou vous laisser entrer autrement.",
		SMSOTP:
			"Il n’a pas pu être remis sur votre téléphone, {destination}. Un message en avertit {sender}, qui peut corriger le numéro ou vous laisser entrer autrement.",
	},
	late: "L’envoi prend plus de temps que d’habitude. De nouveaux essais sont en cours\u00a0: vous pouvez laisser cette page ouverte.",
	label: {
		AccessCode: "Code d’accès",
		EmailOTP: "Code reçu par e-\u2060mail",
		SMSOTP: "Code reçu par SMS",
	},
	lost: {
		AccessCode: "Vous ne l’avez pas\u00a0? Demandez-le à {sender}.",
		EmailOTP: "Rien reçu\u00a0? Regardez aussi dans les indésirables.",
		SMSOTP: "Rien reçu\u00a0? Cela peut prendre une minute.",
	},
	send: "M’envoyer un code",
	sendAgain: "Envoyer un autre code",
	sendAgainIn: "Envoyer un autre code dans {time}",
	sentAgain: "Un autre code est en route. Seul le plus récent fonctionne.",
	open: "Ouvrir le document",
	wrong: {
		AccessCode: "Ce n’est pas le bon code.",
		EmailOTP: "Ce n’est pas le bon code, ou il est trop ancien.",
		SMSOTP: "Ce n’est pas le bon code, ou il est trop ancien.",
	},
	triesLeft: {
		one: "Il vous reste # essai, ensuite le document sera verrouillé pour vous.",
		other: "Il vous reste # essais.",
	},
	missing: "Saisissez le code.",
	digits: "Le code comporte 6 chiffres.",
	tooOld: "Le code que vous avez reçu est trop ancien. Faites-vous en envoyer un autre.",
	wait: "Un code vient d’être envoyé. Vous pourrez en demander un autre dans un instant.",
	busy: "Trop d’essais en peu de temps. Réessayez plus tard.",
	lockedTitle: "Le document est verrouillé pour vous",
	lockedText:
		"Le code a été erroné trop souvent. Seule la personne qui l’a envoyé, {sender}, peut déverrouiller le document.",
	write: "Écrire à {sender}",
	look: "Vérifier de nouveau",
};
