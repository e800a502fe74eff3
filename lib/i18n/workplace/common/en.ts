import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Words that every page of the workplace may need: its frame, its small tools, what fails. */
export const commonEn = {
	unreachable: "No connection to Signet. Try again.",
	close: "Close",
	copy: "Copy",
	copied: "Copied",
	listSeparator: ", ",
	more: many({ one: "# more", other: "# more" }),
	/** What came of a reminder. */
	reminders: {
		sent: "A reminder goes to {names}.",
		before: many({
			one: "{names} was reminded less than a minute ago.",
			other: "{names} were reminded less than a minute ago.",
		}),
	},
	zones: { list: "Time zones", none: "No time zone found" },
	skip: "Skip to the content",
	main: "Main",
	home: "Signet, start",
	nav: { start: "Start", documents: "Documents", outbox: "Outbox", verify: "Verify", api: "API", signIn: "Sign in" },
	sandbox: "Sandbox: test documents, watermarked, gone after 14 days. Nothing here binds anybody.",
	environment: {
		legend: "Documents to show",
		live: "Live",
		sandbox: "Sandbox",
		liveShown: "Live documents are shown. Show Sandbox ones",
		sandboxShown: "Sandbox documents are shown. Show Live ones",
	},
	account: {
		label: "Your account",
		of: "Your account, {name}",
		settings: "Settings",
		reference: "API reference",
		signOut: "Sign out",
		notSignedOut: "Signing out did not work, so you may still be signed in. Try again in a moment.",
		colours: "Colours",
		themes: { system: "System", light: "Light", dark: "Dark" },
	},
	/** What an admin should know of the installation, by its name. */
	notices: {
		"self-made-certificate":
			"Documents are sealed with a self-made certificate, which PDF readers don't trust. Set SIGNING_P12 for real use.",
	},
	/** A room that could not be loaded. */
	failed: {
		title: "This page could not be loaded",
		text: "Nothing is lost. Try again in a moment; if it happens again, quote this number:",
		again: "Try again",
		copy: "Copy the number",
		unavailableTitle: "Signet is temporarily unavailable",
		unavailableText: "Nothing is lost. Wait a minute, then try again.",
	},
	/** Why a page cannot ask for passkeys. */
	passkeysNot: {
		insecure: "Passkeys need https. This address is http://{host}.",
		address: "Passkeys need a name such as sign.example.com. This address is {host}.",
		elsewhere: "Passkeys work only at {address}. You came by another address.",
		unknown: "This browser cannot use passkeys.",
	},
	noticesLabel: "About this installation",
	putAway: "Put this away",
	time: { soon: "in a moment", now: "just now", on: "on {date}" },
	notFound: {
		title: "Nothing here",
		text: "The address is wrong, what was here is gone, or it belongs to somebody else.",
		action: "Go to your documents",
	},
};

export type CommonMessages = typeof commonEn;
