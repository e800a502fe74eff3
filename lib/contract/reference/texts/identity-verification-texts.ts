const SIGNER = {
	documentId: "As sending answered.",
	emailId: "The signer; or countryCode and phoneNumber.",
	order: "Which one, when several signers are reached there.",
	countryCode: "Of the signer's number, with its plus.",
	phoneNumber: "In national digits, as sending had it.",
	onBehalfOf: "Only when it was sent in this name.",
};

const of = (operation: string, texts: Record<string, string>) =>
	Object.fromEntries(Object.entries(texts).map(([part, text]) => [`${operation}.${part}`, text]));

/** What the parts of operations on the identity verification of signers mean. */
export const IDENTITY_VERIFICATION_TEXTS: Readonly<Record<string, string>> = {
	...of("getIdentityReport", SIGNER),
	...of("getIdentityImage", {
		...SIGNER,
		fileId: "As the report names it. Each picture that is fetched is written into the document's history.",
	}),
	...of("createEmbeddedVerificationUrl", {
		...SIGNER,
		redirectUrl: "Where the sender is led after deciding. Pages of its origin may show the page in a frame.",
	}),
};
