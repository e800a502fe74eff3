import type { ReauthMessages } from "./en.ts";

/** French words of the “Confirm it’s you” dialog. */
export const reauthFr: ReauthMessages = {
	title: "Confirmez votre identité",
	about: "Les modifications sensibles nécessitent une connexion récente.",
	cancel: "Annuler",
	action: "Confirmer",
	password: "Mot de passe",
	noPassword:
		"Pas encore de mot de passe\u202f? Déconnectez-vous, puis choisissez «\u202fMot de passe oublié\u202f?\u202f» pour en définir un.",
	code: "Code de votre application d’authentification",
	usePasskey: "Utiliser une clé d’accès",
	goTo: "Continuer avec {name}",
	atProvider: "{name} s’ouvre dans une nouvelle fenêtre. Connectez-vous-y pour continuer ici.",
	byPassword: "Utiliser plutôt votre mot de passe",
	byCode: "Utiliser plutôt un code",
	byPasskey: "Utiliser plutôt une clé d’accès",
	byProvider: "Continuer plutôt avec {name}",
	passkeyFailed: "Aucune clé d’accès n’a été utilisée. Réessayez ou choisissez une autre méthode.",
	confirmed: "Identité confirmée",
	notConfirmed: "Identité non confirmée",
	closeWindow: "Vous pouvez fermer cette fenêtre.",
	stale: "Votre fournisseur n’a pas confirmé de connexion récente. Réessayez ou choisissez une autre méthode.",
	otherPerson: "Vous vous êtes connecté avec le compte de quelqu’un d’autre. Réessayez avec le vôtre.",
	providerFailed: "Votre fournisseur n’a pas pu confirmer votre identité. Réessayez ou choisissez une autre méthode.",
};
