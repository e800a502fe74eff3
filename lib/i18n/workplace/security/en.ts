import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Words of how a person proves who they are. */
export const securityEn = {
	title: "Security",
	about: "How you prove that it is you.",
	app: {
		title: "Authenticator app",
		none: "Signing in then takes your password and a code from your phone, which nobody else has.",
		setUp: "Set up",
		setUpTitle: "Set up an authenticator app",
		stepScan: "Scan",
		stepCodes: "Recovery codes",
		scan: "Scan the square with your app: any that makes six-digit codes will do.",
		square: "A QR code for your authenticator app",
		type: "Cannot scan? Enter {secret}",
		copySecret: "Copy the key",
		code: "Code the app shows now",
		check: "Check the code",
		notNow: "Not now",
		next: "Then other browsers are signed out.",
		isOn: "On",
		since: "Set up {when}",
		used: "last used {when}",
		unused: "not used yet",
		replace: "Set up another",
		remove: "Remove",
		removeTitle: "Remove the authenticator app?",
		removeAbout: "Then your password alone signs you in. Other browsers are signed out, and you get an email.",
		removed: "The app is removed. Other browsers are signed out.",
		added: "The app is set up. Other browsers are signed out.",
	},
	codes: {
		title: "Recovery codes",
		about: "For the day your phone is lost. Each works once.",
		left: many({ one: "# code left", other: "# codes left" }),
		few: many({
			one: "Only # code is left. Make new ones before you need them.",
			other: "Only # codes are left. Make new ones before you need them.",
		}),
		nothingLeft: "No code is left. Make new ones before you need them.",
		renew: "Make new ones",
		renewTitle: "Make new recovery codes?",
		renewAbout: "The codes you have no longer work then.",
		save: "Save these {count} codes. Each works once. They are not shown again.",
		download: "Download",
		print: "Print",
		copy: "Copy",
		copied: "Copied",
		saved: "I have saved them",
		file: "Recovery codes for {email} at {host}",
		list: "Your recovery codes",
	},
	prove: {
		title: "Is it you?",
		about: "Before this is changed, prove it once more.",
		password: "Your password",
		code: "Code from your authenticator app",
		byCode: "Use a code instead",
		byPassword: "Use your password instead",
		action: "Go on",
	},
	cancel: "Cancel",
};

export type SecurityMessages = typeof securityEn;
