import type { proofRefusalsEn } from "./proofs-en.ts";

/** Why something about proving who signs was refused, in French. */
export const proofRefusalsFr: Record<keyof typeof proofRefusalsEn, string> = {
	signerNotNamed: "{person} n’est pas signataire de ce document.",
	signerNotNamedAt: "{person} n’est pas signataire de ce document au rang {order}.",
	accessCodeForm: "Indiquez un code d’accès de 1 à {limit} caractères.",
	accessCodeMissing: "Choisissez d’abord le code d’accès\u202f: il est conservé à part du brouillon.",
	accessCodeNotAsked: "Aucun code d’accès n’est demandé à ce signataire.",
	proofNotAsked: "Aucune preuve d’identité n’est demandée à ce signataire.",
	proofNotLocked: "Le document n’est pas verrouillé pour ce signataire.",
	proofNeedsAddress: "Un code par e‑mail demande une adresse propre au signataire.",
	proofNeedsNumber: "Un code par SMS demande un numéro de téléphone.",
	proofOtherNumber: "Les messages de ce signataire partent déjà vers un autre numéro. Changez plutôt le destinataire.",
	proofOfGroup: "Les membres d’un groupe n’ont pas de numéro\u202f: demandez un code par e‑mail ou un code d’accès.",
	identityInPerson:
		"L’hôte voit la personne qui signe en sa présence : aucun document n’est demandé. Choisissez une autre preuve.",
	identityNotThere: "Il n’y a aucun document de ce signataire à examiner.",
	notHeld: "Plus personne n’attend ici. Rechargez la page.",
	identityValueMissing: "Choisissez un champ et une donnée lue sur la pièce.",
	identityNotWaiting: "Cet essai n’attend plus votre décision. Rechargez la page.",
	identityNoteMissing: "Écrivez ce que le signataire doit faire autrement.",
	identityReasonMissing: "Écrivez pourquoi.",
	proofNotReassignable:
		"L’expéditeur demande un code envoyé sur votre téléphone\u202f: vous ne pouvez pas confier ce document ici. Demandez-lui de désigner une autre personne.",
	fieldFilledMeanwhile: "{field} a été rempli entre-temps et ne peut plus être changé.",
};
