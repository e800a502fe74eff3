import type { documentChangeEn } from "./change-en.ts";

export const documentChangeFr: typeof documentChangeEn = {
	title: "Remplacer un destinataire",
	titleOf: "Qui prend la place de {name}\u202f?",
	about: {
		asked:
			"C’est dès lors au tour de la nouvelle personne. Le lien de {name} ne fonctionne plus, et ce que {name} a rempli est effacé.",
		later: "La nouvelle personne est invitée quand vient son tour. {name} n’a encore reçu aucune demande.",
		byHand: "Rien n’est envoyé\u202f: remettez vous-même le nouveau lien.",
	},
	whose: "À la place de qui",
	name: "Nom de la nouvelle personne",
	nameMissing: "Saisissez un nom.",
	email: "Adresse e-\u2060mail",
	emailIfAny: "Adresse e-\u2060mail (facultative)",
	emailMissing: "Saisissez une adresse comme nom@example.com.",
	hosted: "L’hôte reste le même et prête l’appareil.",
	phone: "Numéro de téléphone",
	phoneIfAny: "Numéro de téléphone (facultatif)",
	phoneMissing: "Écrivez le numéro avec son pays, comme +33 6 12 34 56 78.",
	reason: "Motif (facultatif)",
	reasonHelp: "Il figure dans l’historique du document.",
	code: "Le code d’accès reste le même\u202f: donnez-le à la nouvelle personne.",
	proof: "La nouvelle personne doit prouver son identité de la même façon que {name}.",
	action: "Remplacer",
	cancel: "Annuler",
	done: "{name} prend la place de {former}.",
	nobody: "Il n’y a plus personne à remplacer.",
	insteadOf: "Quelqu’un d’autre à la place de {name}…",
};
