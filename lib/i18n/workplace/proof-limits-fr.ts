import type { ProofLimitsMessages } from "./proof-limits-en.ts";

export const proofLimitsFr: ProofLimitsMessages = {
	frequency: "Demandé",
	frequencies: {
		EveryAccess: "À chaque visite",
		UntilSignCompleted: "Jusqu’à la fin de sa part",
		OncePerDocument: "Une fois par navigateur",
	},
	tries: "Essais",
};
