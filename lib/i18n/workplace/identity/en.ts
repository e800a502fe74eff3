import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Words of the page on which a sender looks at what a signer showed of who they are. */
export const identityReviewEn = {
	pageTitle: "Identity of {name}",
	heading: "Is this {name}?",
	back: "Back to “{title}”",
	sent: "Sent {when}",
	try: many({ one: "the only try", other: "try {attempt} of #" }),
	/** Of a try that was allowed when there was none left. */
	tryMore: "try {attempt}",
	waits: "{name} waits to sign.",
	accept: "Accept, let {name} sign",
	acceptFirst: "Say first whether it is the same person: only you can see that.",
	notSame: "You say that it is another person. Reject it then, with that as the reason.",
	reject: "Reject",
	accepted: "The identity of {name} is accepted.",
	/** What the page says where there is nothing to decide. */
	states: {
		Start: {
			title: "{name} has shown nothing yet",
			text: "Before the document opens, {name} is asked for pictures of an identity document and of the face. You are told when they are here.",
		},
		Capturing: {
			title: "{name} is taking the pictures",
			text: "They come here once all of them are sent.",
		},
		Reading: {
			title: "The pictures are being read",
			text: "This takes a few seconds. The page shows them by itself.",
		},
		Lines: {
			title: "{name} types what could not be read",
			text: "Nothing could be read of the pictures, so {name} is asked for the lines at the document’s foot. Their check digits decide whether they were typed right.",
		},
		Locked: {
			title: "No try is left",
			text: "{name} sees nothing of the document until you allow another try.",
		},
	},
	/** The same where a provider verifies it. */
	statesAtProvider: {
		Capturing: {
			title: "{name} shows it to {provider}",
			text: "{provider} takes the pictures on its own page. What comes of it stands here at once.",
		},
		Reading: {
			title: "{provider} is checking it",
			text: "This mostly takes less than a minute. The page shows the result by itself.",
		},
	},
	decided: {
		AcceptedByProvider: "Verified by {provider} {when}, and the name fits.",
		RejectedByProvider: "Refused by {provider} {when}: {reason}",
		Accepted: "Accepted by {by} {when}.",
		AcceptedBySystem: "Accepted {when}: everything that was read fits.",
		Rejected: "Rejected by {by} {when}: {reason}",
		RejectedByCheck: "Refused {when} by a check: {reason}",
	},
	triesLeft: many({
		one: "{name} can try # more time.",
		other: "{name} can try # more times.",
	}),
	allow: "Allow another try",
	allowed: "{name} can try again.",
	kinds: { Passport: "Passport", IDCard: "Identity card", DriverLicense: "Driving licence" },
	pictures: {
		Front: {
			Passport: "Passport, page with the photograph",
			IDCard: "Identity card, front",
			DriverLicense: "Driving licence, front",
		},
		Back: {
			Passport: "Passport, back",
			IDCard: "Identity card, back",
			DriverLicense: "Driving licence, back",
		},
		Selfie: "Face",
	},
	taken: { Camera: "Taken with the camera {when}", Upload: "A file, sent {when}" },
	turn: "Turn {picture}",
	enlarge: "Enlarge {picture}",
	close: "Close",
	failedPicture: "This picture could not be loaded. Load the page again.",
	face: {
		title: "Is it the same person?",
		text: "Left the document, right the face, taken {when}. You decide; no program does.",
		yes: "Yes",
		unsure: "Not sure",
		no: "No",
	},
	table: {
		caption: "What was read",
		read: "Read",
		inDocument: {
			Passport: "In the passport",
			IDCard: "On the identity card",
			DriverLicense: "On the driving licence",
		},
		given: "Given for signing",
		givenHere: "Given for signing: {value}",
		compared: "Compared",
		rows: {
			name: "Name",
			dob: "Date of birth",
			country: "Issued by",
			number: "Number",
			issued: "Issued on",
			expires: "Valid until",
			address: "Address",
		},
	},
	compared: {
		same: "Fits",
		differs: "Does not fit",
		notAsked: "Not asked for",
		notCompared: "Not compared",
		notRead: "Not read",
		digits: "Digits agree",
		digitsDiffer: "Digits do not agree",
		valid: "Still valid",
		ended: "No longer valid",
	},
	nothingRead: "Nothing could be read of the pictures. Compare them with what you know yourself.",
	sources: {
		Mrz: "Read from the lines at the foot.",
		Barcode: "Read from the block of bars.",
		Typed: "Typed by {name}; the check digits agree.",
		TypedWrong: "Typed by {name}; the check digits do not agree.",
		Provider: "Read and verified by {provider}.",
	},
	checks: {
		title: "Checks",
		passed: many({ one: "# passed", other: "# passed" }),
		Readable: {
			name: "Readable",
			Passed: "the document could be read by a program",
			Failed: "the document could not be read by a program",
			NotDone: "was not tried",
		},
		CheckDigits: {
			name: "Check digits",
			Passed: "all of them agree",
			Failed: "do not agree with what stands there",
			NotDone: "there are none on this document",
		},
		Kind: {
			name: "Kind of document",
			Passed: "one of those that you asked for",
			Failed: "none of those that you asked for",
			NotDone: "could not be told",
		},
		Expiry: {
			name: "Still valid",
			Passed: "on the day it was shown",
			Failed: "it had expired by then",
			NotDone: "no date could be read",
		},
		Name: {
			name: "Name",
			Passed: "goes with {expected}",
			Failed: "does not go with {expected}",
			NotDone: "could not be compared",
		},
		DateOfBirth: {
			name: "Date of birth",
			Passed: "is the one you gave",
			Failed: "is not the one you gave",
			NotDone: "you gave none to compare",
		},
		unread: "could not be checked",
		Genuine: {
			name: "Genuine",
			Passed: "{provider} found no sign of a forgery",
			Failed: "{provider} found it forged",
			NotDone: "was not checked",
		},
		Selfie: {
			name: "Face",
			Passed: "{provider} found it to be the holder’s",
			Failed: "{provider} found it to be another one",
			NotDone: "was not compared: you did not ask for it",
		},
		face: {
			name: "Face",
			none: "is for you to compare",
			yes: "you say: the same person",
			unsure: "you are not sure",
			no: "you say: another person",
		},
		notChecked: "Not checked: whether the document is genuine, and whether the faces are alike.",
		byProvider: "Signet itself saw no pictures. Only the name, the kind and the date of expiry were compared here.",
	},
	kept: {
		until:
			"Only you, as the sender, see these pictures. They are deleted on {date}; what came of it stays in the evidence.",
		after: many({
			one: "Only you, as the sender, see these pictures. They are deleted # day after the document has ended; what came of it stays in the evidence.",
			other:
				"Only you, as the sender, see these pictures. They are deleted # days after the document has ended; what came of it stays in the evidence.",
		}),
		atProvider: {
			until: "The pictures are at {provider}, and are deleted there on {date}; what came of it stays in the evidence.",
			after: many({
				one: "The pictures are at {provider}, and are deleted there # day after the document has ended; what came of it stays in the evidence.",
				other:
					"The pictures are at {provider}, and are deleted there # days after the document has ended; what came of it stays in the evidence.",
			}),
			gone: "{provider} was told {when} to delete the pictures. What came of it is kept.",
		},
		gone: {
			Deleted: "The pictures were deleted {when}. What came of it is kept.",
			Retention: "The pictures were deleted {when}, when their time was over. What came of it is kept.",
			HandedOver:
				"The pictures stayed with who sent the document and were not handed over {when}. What came of it is kept.",
		},
		remove: "Delete now",
		removeTitle: "Delete the pictures of {name}?",
		removeText: "They cannot be brought back. What was read of them and what you decided stay in the evidence.",
		removeUndecided: "You have not decided yet: without the pictures you can only go by what was read.",
		removeAction: "Delete the pictures",
		keep: "Keep them",
		removed: "The pictures are deleted.",
	},
	rejecting: {
		title: "Reject what {name} showed?",
		about: many({
			one: "{name} is told why, and may try # more time.",
			other: "{name} is told why, and may try # more times.",
		}),
		lastAbout: "{name} is told why. It was the last try: the document stays closed until you allow another one.",
		reason: "Why",
		reasons: {
			NotReadable: "It cannot be read",
			Expired: "It has expired",
			OtherPerson: "It is another person’s",
			Other: "In your own words",
		},
		note: "What {name} reads of it",
		noteHelp: "Say what {name} can do about it.",
		noteMissing: "Say why in your own words.",
		reasonMissing: "Choose a reason.",
		action: "Reject",
		cancel: "Cancel",
		done: "{name} is told.",
	},
	/** Why a try was rejected, within a sentence. */
	reasons: {
		NotReadable: "it cannot be read.",
		Expired: "it has expired.",
		OtherPerson: "it is another person’s.",
		WrongKind: "it is of a kind that was not asked for.",
		NotVerified: "it could not be verified.",
		Other: "for a reason of their own.",
	},
	noteTold: "What {name} was told:",
	/** Where a signer waits for fields to be filled in. */
	hold: {
		title: "Fill in fields before {name} reads the document",
		text: "It stays closed for {name} until that is done, here or by your program. {name} can still change what you fill in.",
		none: "No field of {name} can be filled in with words.",
		leave: "Leave it empty",
		leaveAs: "Leave “{value}”",
		option: "{part}: {value}",
		parts: {
			name: "Whole name",
			firstName: "First names",
			lastName: "Last name",
			dob: "Date of birth",
			documentNumber: "Number",
			country: "Issued by",
			issued: "Issued on",
			expires: "Valid until",
			address: "Address",
		},
		fill: "Fill in, let {name} sign",
		goOn: "Let {name} sign without",
		choose: "Choose for at least one field what to fill in.",
		filled: "Filled in. {name} can sign now.",
		wentOn: "{name} can sign now.",
	},
	/** On the page that the sender's own application shows. */
	linked: {
		goOn: "Go on",
		over: "This link no longer works",
		overText:
			"It expires after an hour, or when the document changes owner. Open the review again from your application, or open the document in Signet.",
	},
};

export type IdentityReviewMessages = typeof identityReviewEn;
