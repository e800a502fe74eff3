import type { documentChangeEn } from "./change-en.ts";

export const documentChangeFr: typeof documentChangeEn = {
	title: "Remplacer un destinataire",
	titleOf: "Qui prend la place de {name}\u202f?",
	about: {
		asked:
			"La nouvelle personne est invitée tout de suite. Le lien de {name} ne fonctionne plus, et ce que {name} a rempli est effacé.",
		later: "La nouvelle personne est invitée quand vient son tour. {name} n’a encore reçu aucune demande.",
	},
	whose: "À la place de qui",
	name: "Nom de la nouvelle personne",
	nameMissing: "Saisissez un nom.",
	email: "Adresse e-\u2060mail",
	emailIfAny: "Adresse e-\u2060mail (facultative)",
	hosted: "L’hôte reste le même et prête l’appareil.",
	phone: "Numéro de téléphone",
	reason: "Motif (facultatif)",
	reasonHelp: "Il figure dans l’historique du document.",
	code: "Le code d’accès reste le même\u202f: donnez-le à la nouvelle personne.",
	proof: "La nouvelle personne doit prouver son identité de la même façon que {name}.",
	action: "Remplacer",
	cancel: "Annuler",
	done: "{name} prend la place de {former}.",
	instead: "Quelqu’un d’autre à la place…",
	insteadOf: "Quelqu’un d’autre à la place de {name}…",
};
