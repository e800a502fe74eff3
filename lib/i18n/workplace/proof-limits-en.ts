/** Words about how often a proof is asked for, and how often a code may be wrong. */
export const proofLimitsEn = {
	frequency: "Asked for",
	frequencies: {
		EveryAccess: "At every visit",
		UntilSignCompleted: "Until they are done",
		OncePerDocument: "Once in a browser",
	},
	tries: "Tries",
	identity: {
		kinds: "What may be shown",
		kindNames: { Passport: "Passport", IDCard: "Identity card", DriverLicense: "Driving licence" },
		matcher: "The name on it has to fit",
		matchers: {
			Strict: "Exactly, in the same order",
			Moderate: "Further given names may stand there",
			Lenient: "Roughly: initials, one of several surnames",
		},
		live: "Taken with the camera only",
		liveAbout: "No files can be uploaded.",
		selfie: "Compare the face with the document",
		selfieAbout: "{provider} does it; whose face does not fit is refused.",
		selfieGone: "Nobody compares faces now. Turn this off, or have an Admin choose a provider.",
		hold: "Hold until fields are filled in",
		holdAbout: "Once accepted, the document stays closed until you, or your program, fill in fields from it.",
	},
};

export type ProofLimitsMessages = typeof proofLimitsEn;
