import type { ProofLimitsMessages } from "./proof-limits-en.ts";

export const proofLimitsFr: ProofLimitsMessages = {
	frequency: "Demandé",
	frequencies: {
		EveryAccess: "À chaque visite",
		UntilSignCompleted: "Jusqu’à la fin de sa part",
		OncePerDocument: "Une fois par navigateur",
	},
	tries: "Essais",
	identity: {
		kinds: "Ce qui peut être présenté",
		kindNames: { Passport: "Passeport", IDCard: "Carte d’identité", DriverLicense: "Permis de conduire" },
		matcher: "Le nom qui y figure doit correspondre",
		matchers: {
			Strict: "Exactement, dans le même ordre",
			Moderate: "D’autres prénoms peuvent y figurer",
			Lenient: "À peu près\u202f: initiales, un nom sur plusieurs",
		},
		live: "Seulement avec l’appareil photo",
		liveAbout: "Aucun fichier ne peut être envoyé.",
		selfie: "Comparer le visage à la pièce",
		selfieAbout: "{provider} s’en charge\u202f; un visage qui ne correspond pas est refusé.",
		selfieGone:
			"Personne ne compare les visages. Désactivez ce réglage, ou demandez à un administrateur de choisir un prestataire.",
		hold: "Attendre que des champs soient remplis",
		holdAbout:
			"Une fois la pièce acceptée, le document reste fermé jusqu’à ce que vous, ou votre programme, remplissiez des champs d’après elle.",
	},
};
