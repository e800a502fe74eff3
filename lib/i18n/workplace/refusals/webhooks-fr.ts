import type { webhookRefusalsEn } from "./webhooks-en.ts";

/** French words for what was refused about webhook endpoints and their deliveries. */
export const webhookRefusalsFr: Record<keyof typeof webhookRefusalsEn, string> = {
	endpointUrlLong: "L’adresse peut compter {limit} caractères.",
	endpointUrlForm: "Indiquez une adresse complète, comme https://example.com/signet.",
	endpointUrlScheme: "L’adresse doit commencer par https://.",
	endpointUrlSchemes: "L’adresse doit commencer par https:// ou http://.",
	endpointUrlUser: "L’adresse ne doit contenir ni nom d’utilisateur ni mot de passe.",
	endpointUrlPrivate:
		"Cette adresse est sur un réseau privé. Seul l’opérateur de cette installation peut l’autoriser, avec webhook create --private.",
	endpointUrlOperators:
		"L’opérateur a autorisé cette seule adresse sur le réseau interne\u202f: elle ne change pas. Ajoutez plutôt un autre point de terminaison.",
	endpointEventUnknown: "L’événement «\u202f{name}\u202f» n’existe pas.",
	endpointEventsNone: "Choisissez au moins un événement, ou tous.",
	endpointsMany: "Un compte peut avoir {limit} points d’accès.",
	endpointDisabled: "Ce point de terminaison est désactivé. Activez-le d’abord.",
	testCallsMany: "{limit} appels d’essai au plus par minute et par point de terminaison. Patientez un instant.",
	deliveryUnsendable: "Cet envoi n’existe pas, ou son point de terminaison est désactivé.",
};
