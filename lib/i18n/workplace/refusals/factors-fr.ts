import type { factorRefusalsEn } from "./factors-en.ts";

/** French words for what was refused about how a person proves who they are. */
export const factorRefusalsFr: Record<keyof typeof factorRefusalsEn, string> = {
	codeWrong: "Ce code ne convient pas. Attendez le suivant.",
	appExpired: "Ce carré a été affiché il y a trop longtemps. Recommencez.",
	passkeysNotHere: "Les clés d’accès demandent https et un nom\u202f: elles ne peuvent pas servir à cette adresse.",
	passkeysMany: "Vous avez {limit} clés d’accès. Retirez-en une d’abord.",
	passkeyName: "Donnez à la clé d’accès un nom d’au plus {limit} caractères pour la reconnaître.",
	passkeyNotMade: "La clé d’accès n’a pas pu être ajoutée. Recommencez.",
	passkeyWrong: "Cette clé d’accès ne convient pas.",
	noFactor: "Rien de tel n’est configuré.",
	lastFactor:
		"Votre organisation exige la double authentification, et c’est votre seul moyen. Ajoutez-en d’abord un autre.",
	ownFactorFirst: "Configurez d’abord votre propre double authentification, sous Sécurité.",
	ownFactorsThere: "Votre propre double authentification se règle sous Sécurité.",
};
