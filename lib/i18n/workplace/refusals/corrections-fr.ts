import type { correctionRefusalsEn } from "./corrections-en.ts";

/** French words for why something about a correction cannot be done. */
export const correctionRefusalsFr: Record<keyof typeof correctionRefusalsEn, string> = {
	correctionFiles:
		"Les fichiers d’un document envoyé restent tels qu’ils ont été envoyés. Pour en envoyer d’autres, annulez son envoi, puis utilisez «\u202fRenvoyer\u202f».",
	correctionBrand: "La marque d’un document envoyé ne peut pas être changée.",
	correctionIdentity: "Le nom dans lequel un document a été envoyé ne peut pas être changé.",
	correctionReminders: "Les rappels d’un document envoyé ne peuvent pas être changés.",
	correctionAuthentication: "La preuve d’identité se change sur la page du document, où elle vaut aussitôt.",
	correctionSealedWith: "Quelqu’un a déjà signé\u202f: cela ne peut plus être changé.",
	correctionSigned: "{name} a signé\u202f: ce qui concerne {name} reste tel quel.",
	correctionAsked: "{name} a déjà été invité à signer\u202f: son tour reste tel quel.",
	correctionApplied: "Cette correction a été appliquée. Les signataires la voient désormais.",
	correctionDiscarded: "Cette correction a été abandonnée. Le document reste tel qu’il a été envoyé.",
	correctionCompleted: "Tout le monde a signé entre-temps\u202f: plus rien ne peut être corrigé.",
	correctionDeclined: "Le document a été refusé entre-temps\u202f: plus rien ne peut être corrigé.",
	correctionExpired: "Le document a expiré entre-temps\u202f: plus rien ne peut être corrigé.",
	correctionOutdated:
		"La correction a été modifiée entre-temps. Regardez-la telle qu’elle est maintenant, puis appliquez-la.",
	correctionNone: "Ce document n’est pas en cours de correction.",
	correctionConflicts: "Le document a changé depuis que vous avez commencé à le corriger.",
	correctionSignedField: "{name} a signé entre-temps\u202f: le champ «\u202f{field}\u202f» reste tel qu’il était.",
	correctionSignedFieldNew:
		"{name} a signé entre-temps\u202f: plus personne ne peut remplir le nouveau champ «\u202f{field}\u202f».",
	correctionSignedRecipient: "{name} a signé entre-temps\u202f: plus rien de ce qui concerne {name} ne peut changer.",
	correctionSealedMeanwhile:
		"Quelqu’un a signé entre-temps\u202f: le fuseau horaire et l’identifiant du document restent tels qu’ils étaient.",
	correctionFieldChanged: "Quelqu’un d’autre a modifié le champ «\u202f{field}\u202f» entre-temps.",
	correctionRecipientChanged: "Quelqu’un d’autre a modifié ce qui concerne {name} entre-temps.",
	correctionLabelsChanged: "Quelqu’un d’autre a modifié les étiquettes entre-temps.",
	correctionExpiryChanged: "Quelqu’un d’autre a modifié la date d’expiration entre-temps.",
	correctionSettingChanged: "Quelqu’un d’autre a modifié des réglages du document entre-temps.",
	correctionExpiryPast: "Avec ce délai, le document aurait déjà expiré. Accordez plus de temps.",
	correctedMeanwhile: "L’expéditeur a corrigé ce document entre-temps\u202f: regardez-le à nouveau.",
};
