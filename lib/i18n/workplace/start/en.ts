import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Words of the first page after signing in. */
export const startEn = {
	title: "Start",
	/** By the hour of the reader's day; `any` where nobody knows it. */
	greetings: {
		morning: "Good morning, {name}",
		day: "Good afternoon, {name}",
		evening: "Good evening, {name}",
		any: "Hello, {name}",
	},
	summary: {
		waiting: many({ one: "# document waits for you.", other: "# documents wait for you." }),
		stuck: many({ one: "# is stuck.", other: "# are stuck." }),
		more: "More than {count} documents wait for you.",
		nothing: "Nothing waits for you.",
		question: "A question waits for your answer.",
	},
	openList: "Open as list",
	waiting: {
		title: "Waiting for you",
		none: "Documents that you have to sign or review yourself are listed here.",
		sign: "Sign",
		signOf: "Sign {title}",
		review: "Review",
		reviewOf: "Review {title}",
		from: "From {name}",
		own: "Sent by you",
		signed: "Signed by {names}",
		last: "You are the last.",
		until: "until {date}",
		consent: "May documents be sent in your name?",
		consentFrom: "{name} asks",
		answer: "Read and answer",
	},
	stuck: {
		title: "Stuck, and why",
		undelivered: "{to}: “{reason}”",
		undeliveredPlain: "The email to {to} did not arrive.",
		codeUndelivered: "The code for {name} did not arrive at {to}.",
		unsealed: "Everybody signed; the seal failed: {reason}",
		unsealedPlain: "Everybody signed; the seal failed.",
		undrawn: "A page cannot be drawn, so nobody can sign.",
		review: "{name} has shown who they are. You decide whether it is them.",
		reviewOfSender: "{name} has shown who they are. The sender decides whether it is them.",
		declined: "{name} declined: “{reason}”",
		declinedPlain: "{name} declined to sign.",
		expiring: "Expires {when}.",
		waitsFor: "{names} has not signed yet.",
		unopened: "{names} has not opened it.",
		waitForMany: "{names} have not signed yet.",
		/** Where several things mend it, on the document's page. */
		see: "See what to do",
		seeOf: "See what to do about {title}",
		fixes: {
			undelivered: "Correct address",
			unsealed: "Seal now",
			undrawn: "Try again",
			review: "Look at it",
			declined: "Send again",
			expiring: "Extend",
		},
		fixesOf: {
			undelivered: "Correct an address of {title}",
			unsealed: "Seal {title} now",
			undrawn: "Try the pages of {title} again",
			review: "Look at an identity for {title}",
			declined: "Send {title} again",
			expiring: "Extend {title}",
		},
		done: {
			undelivered: "The request is on its way to {email}.",
			unsealed: "It is being sealed.",
			undrawn: "The pages are being drawn again.",
		},
		correct: {
			title: "Correct the address of {name}",
			about: "Links that were sent to {to} stop working. The request goes out again at once.",
			address: "Email address",
			same: "This is the address that failed.",
			action: "Correct and send",
			cancel: "Cancel",
		},
	},
	recent: {
		title: "Recent",
		none: "Documents you send appear here with their signers, from the first view to the sealed PDF.",
	},
	first: {
		title: "First steps",
		count: "{done} of {all}",
		steps: {
			organisation: {
				title: "Name, zone, language and date format",
				about: "Signers read the name; new documents begin with the language, and dates on them are written so.",
				action: "Set up the organisation",
			},
			logo: {
				title: "Set your logo",
				about: "Emails, signing pages and certificates show it in your colours.",
				action: "Design a brand",
			},
			mail: {
				title: "Set up mail",
				about: "Set SMTP_URL and start Signet again. Until then emails stay in the outbox.",
				action: "Open the outbox",
			},
			sample: {
				title: "Send the sample to yourself",
				about: "See what signers see, from the email to the sealed PDF.",
				action: "",
			},
			people: {
				title: "Invite somebody",
				about: "A colleague sees only their own documents, a team lead those of the team.",
				action: "Invite people",
			},
		},
		isDone: "Done: {step}",
		away: "Put this list away for good",
		isAway: "The first steps are put away.",
		undo: "Undo",
	},
};

export type StartMessages = typeof startEn;
