/** Words about how often a proof is asked for, and how often a code may be wrong. */
export const proofLimitsEn = {
	frequency: "Asked for",
	frequencies: {
		EveryAccess: "At every visit",
		UntilSignCompleted: "Until they are done",
		OncePerDocument: "Once in a browser",
	},
	tries: "Tries",
};

export type ProofLimitsMessages = typeof proofLimitsEn;
