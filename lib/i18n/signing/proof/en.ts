import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** The words of the page that stands before a document until its signer has proved who they are. */
export const proofEn = {
	title: "Prove that it is you",
	about: {
		AccessCode: "{sender} has protected this document. Enter the access code that {sender} has given you.",
		EmailOTP:
			"{sender} has protected this document. To open it, have a code sent to your email address, {destination}.",
		SMSOTP: "{sender} has protected this document. To open it, have a code sent to your phone, {destination}.",
	},
	enterTitle: "Enter the code",
	sent: {
		EmailOTP: "A code of 6 digits is on its way to {destination}. It works for {minutes}.",
		SMSOTP: "A code of 6 digits is on its way to your phone, {destination}. It works for {minutes}.",
	},
	failedTitle: "The code did not arrive",
	failed: {
		EmailOTP:
			"It could not be delivered to {destination}. {sender} has been told, and can correct the address or let you in another way.",
		SMSOTP:
			"It could not be delivered to your phone, {destination}. {sender} has been told, and can correct the number or let you in another way.",
	},
	late: "Sending it takes longer than usual. It is tried again; you can leave this page open.",
	label: {
		AccessCode: "Access code",
		EmailOTP: "Code from the email",
		SMSOTP: "Code from the text message",
	},
	lost: {
		AccessCode: "You do not have it? Ask {sender}.",
		EmailOTP: "Nothing there? Look into the junk folder too.",
		SMSOTP: "Nothing there? It can take a minute.",
	},
	send: "Send me a code",
	sendAgain: "Send another code",
	sendAgainIn: "Send another code in {time}",
	sentAgain: "Another code is on its way. Only the newest one works.",
	open: "Open the document",
	wrong: {
		AccessCode: "That is not the code.",
		EmailOTP: "That is not the code, or it is too old.",
		SMSOTP: "That is not the code, or it is too old.",
	},
	triesLeft: many({
		one: "You have # try left, then the document is locked for you.",
		other: "You have # tries left.",
	}),
	missing: "Enter the code.",
	digits: "The code has 6 digits.",
	tooOld: "The code you were sent is too old. Have another one sent.",
	wait: "A code was sent a moment ago. You can have another one sent shortly.",
	busy: "Too many tries in a short time. Try again later.",
	lockedTitle: "The document is locked for you",
	lockedText: "The code was wrong too often. Only {sender} can unlock the document.",
	write: "Write to {sender}",
	look: "Look again",
};

export type ProofMessages = typeof proofEn;
