import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Words of a person's own settings. */
export const settingsEn = {
	title: "Settings",
	signedInAs: "Signed in as {name}, {email}",
	nav: {
		label: "Settings",
		you: "You",
		people: "People",
		teams: "Teams",
		identities: "Sender identities",
		apps: "OAuth apps",
		keys: "API keys",
		log: "Audit log",
		groups: { organisation: "Organisation", developers: "Developers" },
	},
	failed: {
		title: "This page could not be loaded",
		text: "Nothing is lost. Try again in a moment; if it happens again, quote this number:",
		again: "Try again",
	},
	language: { title: "Language", about: "Of these pages, and of emails to you.", label: "Language of the workplace" },
	mails: {
		title: "Emails to you",
		about: "About the documents you send. Each change is saved at once.",
		viewed: { label: "A signer opens a document", about: "The first time each signer looks at it." },
		signed: { label: "A signer signs", about: "Says who is still to sign." },
		completed: { label: "A document is completed", about: "Everybody has signed and the PDF is sealed." },
		attachSignedDocument: {
			label: "Attach the sealed PDF to that email",
			about: "Up to 15 MB; above that a link.",
		},
		declined: { label: "A signer declines", about: "With the reason they gave." },
		reassigned: { label: "A signer hands over to somebody else", about: "With the reason they gave." },
		expired: { label: "A document expires", about: "Not everybody signed in time." },
		deliveryFailed: {
			label: "An email to a signer can't be delivered",
			about: "So that you can correct the address.",
		},
	},
	password: {
		title: "Password",
		about: "Changing it signs you out in every other browser.",
		current: "Current password",
		next: "New password",
		help: "At least {count} characters.",
		action: "Change password",
		done: "Your password is changed. Other browsers are signed out.",
	},
	sessions: {
		title: "Signed-in browsers",
		about: "Sign out wherever you don't recognise one.",
		here: "This browser",
		end: "Sign out",
		endOf: "Sign out {browser}",
		ended: "That browser is signed out.",
		endOthers: many({ one: "Sign out all # others", other: "Sign out all # others" }),
		endedOthers: "All other browsers are signed out.",
		since: "Signed in {when}",
		now: "in use now",
		used: "last used {when}",
		browser: { on: "{browser} on {system}", unknown: "Unknown browser" },
	},
	apps: {
		title: "Connected apps",
		about: "They may act for you until you disconnect them.",
		none: "Apps that you let act for you will be listed here.",
		since: "let in {when}",
		sandboxOnly: "sandbox only",
		may: "What it may do",
		disconnect: "Disconnect",
		disconnectOf: "Disconnect {name}",
		disconnected: "{name} can no longer act for you.",
	},
};

export type SettingsMessages = typeof settingsEn;
