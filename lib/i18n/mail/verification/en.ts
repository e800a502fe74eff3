import { plural } from "../../format.ts";

const left = (count: number) =>
	count === 0
		? "No try is left. Ask whoever sent the document to allow another one."
		: plural("EN", count, { one: "You can try once more.", other: "You can try # more times." });

/** English words of showing who signs with an identity document. */
export const verificationEn = {
	acceptedSubject: (title: string) => `You can now open “${title}”`,
	acceptedHeading: "Your identity was confirmed",
	/** whom: who has looked at it, or the provider. */
	acceptedLeads: {
		review: (whom: string) => `${whom} has looked at your identity document. You can now read and sign.`,
		checks: () => "Your identity document passed every check. You can now read and sign.",
		provider: (whom: string) => `${whom} has verified your identity document. You can now read and sign.`,
	},
	acceptedButton: "Open the document",
	acceptedState: "Confirmed",
	acceptedLimit: "The link lets in one browser. Open it where you want to read and sign.",
	rejectedSubject: (title: string) => `Your identity document was not accepted: “${title}”`,
	rejectedHeading: "Your identity document was not accepted",
	rejectedLeads: {
		NotReadable: "It could not be read. Take the pictures again, in good light and without reflections.",
		Expired: "It has expired. Show a document that is still valid.",
		OtherPerson: "The name in it is not the one that the document was sent to.",
		WrongKind: "It is not among the documents that were asked for.",
		NotVerified: "It could not be verified.",
		Other: "Read below why.",
	},
	rejectedLeft: left,
	rejectedButton: "Try again",
	rejectedState: "Not accepted",
	noteFrom: (who: string) => `${who} writes`,
	unasked: "You did not show a document? Then somebody else has opened your link. Tell whoever sent it.",
	reviewSubject: (name: string, title: string) => `To check: identity document of ${name} for “${title}”`,
	reviewHeading: (name: string) => `${name} has sent an identity document`,
	reviewLead: (name: string) =>
		`Look at the pictures and the data. Until you decide, ${name} cannot open the document.`,
	reviewHeadingOfProvider: (name: string, provider: string) =>
		`${provider} has verified the identity document of ${name}`,
	reviewLeadOfProvider: (name: string, provider: string) =>
		`${provider} takes it for genuine, but what it says does not fit all that was given for signing. Compare the two. Until you decide, ${name} cannot open the document.`,
	reviewButton: "Look at it",
	reviewState: "Waiting for you",
	reviewNote: "Only you can see the pictures, and each look is written down.",
	reviewNoteOfProvider: (provider: string) =>
		`The pictures are at ${provider}; here are the data that it has read, for you alone.`,
	failedSubject: (name: string, title: string) => `Identity document of ${name} refused: “${title}”`,
	failedHeading: (name: string) => `The identity document of ${name} did not pass`,
	failedLeads: {
		NotReadable: "It could not be read.",
		Expired: "It has expired.",
		OtherPerson: "It is another person’s.",
		WrongKind: "It is not among the documents that you asked for.",
		NotVerified: "The document, or the face, could not be verified.",
		Other: "A check failed.",
	},
	failedLeft: (count: number) =>
		count === 0
			? "No try is left. If you want to allow another one, do so on the document’s page."
			: plural("EN", count, { one: "One try is left.", other: "# tries are left." }),
	failedState: "Did not pass",
};
