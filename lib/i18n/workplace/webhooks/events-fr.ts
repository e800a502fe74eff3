import type { webhookEventsEn } from "./events-en.ts";

/** French words for when each event comes. */
export const webhookEventsFr: Record<keyof typeof webhookEventsEn, string> = {
	Sent: "Un document part vers ses premiers signataires.",
	SendFailed: "Un document programmé n’a pas pu être envoyé.",
	Viewed: "Un signataire a le document à l’écran.",
	Signed: "Un signataire a terminé.",
	SignerSaved: "Un signataire s’interrompt pour finir plus tard.",
	Completed: "Tout le monde a signé et le PDF scellé est prêt.",
	Declined: "Un signataire refuse.",
	Revoked: "L’expéditeur retire le document.",
	Reassigned: "Un signataire transmet la demande à une autre personne.",
	Expired: "Le délai de signature est écoulé.",
	AuthenticationFailed: "Trop de codes erronés\u202f: le document est verrouillé pour un signataire.",
	DeliveryFailed: "Un message à un signataire n’arrive pas.",
	Reminder: "Un signataire est relancé.",
	Edited: "L’expéditeur modifie un document déjà envoyé.",
	IdentityVerificationInitiated: "Un signataire commence à prouver son identité.",
	IdentityVerificationSucceeded: "L’identité d’un signataire a été acceptée.",
	IdentityVerificationFailed: "Une pièce d’identité a été refusée.",
	SenderIdentityCreated: "On demande à une personne si vous pouvez envoyer en son nom.",
	SenderIdentityUpdated: "Une identité d’expéditeur est modifiée.",
	SenderIdentityVerified: "La personne accepte.",
	SenderIdentityDenied: "La personne refuse.",
	SenderIdentityRevoked: "La personne retire son accord.",
	SenderIdentityDeleted: "Une identité d’expéditeur est supprimée.",
};
