import { plural } from "../../format.ts";
import { factorsEn } from "../factors/en.ts";

/** English words of proving who signs. */
export const proofsEn = {
	subject: (title: string) => `Your code for “${title}”`,
	heading: (code: string) => `Your code is ${code}`,
	lead: (who: string) =>
		`Type this code on the page that asks for it. ${who} wants to be sure that it is you who opens the document.`,
	codeLabel: "Code",
	limit: (minutes: number) =>
		plural("EN", minutes, {
			one: "It works once, for # minute. A newer code replaces it.",
			other: "It works once, for # minutes. A newer code replaces it.",
		}),
	secret: "Nobody will ask you for this code by phone or email. Do not pass it on.",
	ignore: "You did not ask for a code? Then somebody else has opened your link, and cannot go on without it.",
	codeFailedSubject: (name: string, title: string) => `A code did not reach ${name}: “${title}”`,
	codeFailedHeading: (name: string) => `The code did not reach ${name}`,
	codeFailedLead: (name: string, to: string) =>
		`${name} asked for a code to open the document. It could not be delivered to ${to}, so ${name} waits and sees nothing of it.`,
	codeFailedMailHelp:
		"On the document’s page, correct the address or ask for another proof, such as an access code that you tell. Then ask the signer to have another code sent.",
	codeFailedSmsHelp:
		"On the document’s page, correct the number or ask for another proof, such as an access code that you tell. Then ask the signer to have another code sent.",
	lockedSubject: (name: string, title: string) => `Locked for ${name}: “${title}”`,
	lockedHeading: (name: string) => `${name} cannot open the document any more`,
	lockedLead: (name: string, tries: number) =>
		plural("EN", tries, {
			one: `A wrong code was given, so the document is locked for ${name}.`,
			other: `# wrong codes were given one after another, so the document is locked for ${name}.`,
		}),
	lockedHelp:
		"Ask who it was. If it was the signer, unlock the document on its page, or set another code. If it was not, somebody else may have the link.",
	lockedState: "Locked",
	/** To users, about their own proofs. */
	factors: factorsEn,
};
