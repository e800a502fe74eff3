const SIGNER = {
	documentId: "The document’s ID, returned by document/send.",
	emailId: "Email address of the signer. Use this or countryCode and phoneNumber.",
	order: "Signing order of the signer, if several signers share the address.",
	countryCode: "Country code of the signer’s number, such as +33.",
	phoneNumber: "National number, as in document/send.",
	onBehalfOf: "Sender identity the document was sent on behalf of. Must match if given.",
};

const of = (operation: string, texts: Record<string, string>) =>
	Object.fromEntries(Object.entries(texts).map(([part, text]) => [`${operation}.${part}`, text]));

/** Descriptions of the parameters of ID verification operations. */
export const IDENTITY_VERIFICATION_TEXTS: Readonly<Record<string, string>> = {
	...of("getIdentityReport", SIGNER),
	...of("getIdentityImage", {
		...SIGNER,
		fileId: "ID of the picture, from the report. Each download is recorded in the document’s audit trail.",
	}),
	...of("createEmbeddedVerificationUrl", {
		...SIGNER,
		redirectUrl: "URL to open after the sender decides. Pages on its origin can embed the page.",
	}),
};
