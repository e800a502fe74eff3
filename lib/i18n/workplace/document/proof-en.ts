import type { PluralForms } from "#lib/i18n/format.ts";
import { proofLimitsEn } from "../proof-limits-en.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Words of a document's page about what signers give to prove who they are. */
export const documentProofEn = {
	methods: {
		AccessCode: "Access code",
		EmailOTP: "Code by email",
		SMSOTP: "Code by text message",
		IdVerification: "Identity document",
	},
	proved: "{method}: proved {when}",
	waiting: "{method}: not proved yet",
	failed: many({
		one: "{method}: wrong {when}, # try left",
		other: "{method}: wrong {when}, # tries left",
	}),
	locked: "{method}: locked {when}",
	lockedAbout: "The code was wrong too often, so {name} sees nothing of the document. Unlock it once you know why.",
	/** How far somebody is with showing an identity document. */
	identity: {
		Start: "{method}: nothing shown yet",
		Capturing: "{method}: taking the pictures",
		Reading: "{method}: being read",
		Lines: "{method}: typing what could not be read",
		Review: "{method}: sent {when}, waits for you",
		ReviewOfSender: "{method}: sent {when}, waits for the sender",
		Accepted: "{method}: accepted {when}",
		Held: "{method}: accepted {when}, held until fields are filled in",
		Rejected: many({
			one: "{method}: rejected {when}, # try left",
			other: "{method}: rejected {when}, # tries left",
		}),
		Locked: "{method}: locked {when}",
		see: "See what was shown",
		seeOf: "See what {name} has shown",
		waiting: "{name} has shown an identity document and waits for you to look at it.",
		review: "Look at it",
		reviewOf: "Look at what {name} has shown",
		lockedAbout: "No try is left, so {name} sees nothing of the document. Allow another one once you know why.",
		unlock: "Allow another try",
		unlockOf: "Allow {name} another try",
	},
	/** Where a document passed to another user after a signer showed who they are. */
	disclosing: {
		withheld:
			"The pictures that {name} showed were taken before the document passed on. Its owner of now reads the result and the data, and does not see the pictures.",
		open: "Let the owner see them",
		openOf: "Let the owner see the pictures of {name}",
		title: "Let the owner see the pictures of {name}?",
		about:
			"Whoever the document belongs to now sees the identity document and the face, until the pictures are deleted. You do not see them yourself. It cannot be taken back.",
		reason: "Why",
		reasonHelp: "It stands in the document’s history, under your name.",
		reasonMissing: "Say why.",
		action: "Let them see the pictures",
		cancel: "Cancel",
		done: "The owner can see the pictures now.",
	},
	unlock: "Unlock",
	unlockOf: "Unlock for {name}",
	unlocked: "{name} can try again.",
	change: "Proof of identity",
	changeOf: "Proof of identity of {name}",
	other: "Ask for another proof",
	otherOf: "Ask {name} for another proof",
	dialog: {
		title: "Proof of identity of {name}",
		about: "What {name} has to give before anything but title and sender is shown. It counts at once.",
		method: "To open the document",
		choices: {
			None: { name: "The link is enough", about: "Whoever has the link can open the document." },
			AccessCode: { name: "An access code", about: "You think of it and tell it, not in the same email." },
			EmailOTP: { name: "A code sent by email", about: "Goes to {address} when it is asked for." },
			SMSOTP: { name: "A code sent by text message", about: "Goes to the phone when it is asked for." },
			IdVerification: {
				name: "An identity document",
				about: "Pictures of a passport, identity card or driving licence. You look at them and decide.",
			},
		},
		noSms: "Your plan has no text messages.",
		code: "Access code",
		anotherCode: "Another access code",
		codeAbout: "Note it now: it is not shown again.",
		keepAbout: "Leave it empty to keep the code that is set.",
		codeMissing: "Type a code, or have one suggested.",
		codeAnew: "Type the code again: with other limits it is set anew.",
		suggest: "Suggest one",
		phone: "Phone, with its country",
		phoneExample: "+33 6 12 34 56 78",
		phoneMissing: "Begin with the country, such as +33.",
		...proofLimitsEn,
		anew: "What {name} has proved so far does not count any more.",
		cancel: "Cancel",
		save: "Save",
		remove: "Remove the proof",
	},
	saved: "{name} proves it that way from now on.",
	codeChanged: "The new access code counts. Tell it to {name}.",
	removed: "{name} needs nothing but the link now.",
};

export type DocumentProofMessages = typeof documentProofEn;
