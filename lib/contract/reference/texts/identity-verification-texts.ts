import { ON_BEHALF_OF_TEXT } from "./on-behalf-of-text.ts";

const SIGNER = {
	documentId: "The document’s ID, returned by document/send.",
	emailId: "Email address of the signer. Specify either emailId or countryCode and phoneNumber.",
	order: "Signer’s position in the signing order. Specify the position if several signers have the same email address.",
	countryCode: "Country code of the signer’s phone number, such as +33.",
	phoneNumber: "The signer’s phone number in national format, as in document/send.",
	onBehalfOf: ON_BEHALF_OF_TEXT,
};

const of = (operation: string, texts: Record<string, string>) =>
	Object.fromEntries(Object.entries(texts).map(([part, text]) => [`${operation}.${part}`, text]));

/** Descriptions of the parameters of ID verification operations. */
export const IDENTITY_VERIFICATION_TEXTS: Readonly<Record<string, string>> = {
	...of("getIdentityReport", SIGNER),
	...of("getIdentityImage", {
		...SIGNER,
		fileId: "ID of the picture, returned in the report. Each download is recorded in the document’s audit trail.",
	}),
	...of("createEmbeddedVerificationUrl", {
		...SIGNER,
		redirectUrl:
			"URL that opens after the sender accepts or rejects the identity document. Pages with the same origin as this URL can show the review page in a frame.",
	}),
};
