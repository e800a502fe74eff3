import type { identityRefusalsEn } from "./identities-en.ts";

/** French words for what was refused about sender identities. */
export const identityRefusalsFr: Record<keyof typeof identityRefusalsEn, string> = {
	identityUnknown: "Il n’y a pas d’identité d’expéditeur avec l’adresse {email}.",
	identityPending: "{email} n’a pas encore donné son accord : rien ne peut être envoyé en son nom.",
	identityDenied: "{email} n’a pas donné son accord : rien ne peut être envoyé en son nom.",
	identityRevoked: "{email} a retiré son accord : rien ne peut être envoyé en son nom.",
	identityLinkUsed: "Ce lien ne fonctionne plus. Demandez un nouvel e-\u2060mail.",
	identityNoLongerOpen: "Cette demande n’est plus ouverte. Rechargez la page pour voir où en est la demande.",
	identityByMail:
		"C’est votre organisation qui vous a connecté, et c’est elle qui demande. Pour approuver, utilisez le lien de l’e-\u2060mail.",
	identityTaken: "Il y a déjà une identité d’expéditeur avec l’adresse {email}.",
	identityAnswered: "Cette personne a déjà répondu. Après un refus, demandez de nouveau.",
	identityOpen: "Cette personne n’a pas encore répondu. Renvoyez plutôt la question.",
	identityAgreed: "Cette personne a déjà donné son accord.",
};
