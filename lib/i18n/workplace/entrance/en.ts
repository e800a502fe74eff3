import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Words on the way in: signing in, a new password, an invitation. */
export const entranceEn = {
	email: "Email",
	password: "Password",
	signIn: {
		title: "Sign in",
		action: "Sign in",
		wasSet: "Your password is set. Sign in with it.",
		forgot: "Forgot your password?",
		noEmail: "Enter your email address.",
		noPassword: "Enter your password.",
		/** Each fits into the line that is kept for it, so that nothing jumps. */
		refused: "Address and password don't belong together.",
		tooMany: "Too many attempts. Wait a few minutes.",
		over: "That took too long, or too many codes were wrong. Sign in again.",
		required: "{organisation} now requires two-factor sign-in. Sign in once more: you are led through setting it up.",
	},
	passkey: {
		action: "Use a passkey",
		or: "or",
		failed: "Your browser has given no passkey. Try again, or use your password.",
		refused: "This passkey is not known here. Use your password.",
	},
	provider: {
		action: "Sign in with {name}",
		find: "Sign in through your organisation",
		findAbout: "Enter your work email address, and we find where your organisation signs in.",
		findAction: "Continue",
		notFound:
			"No organisation signs in here with addresses like this one. Use your password, or the link that your organisation has given you.",
		back: "Back to sign in",
		refused: {
			off: "This way of signing in was switched off or changed. Try again, or use your password.",
			expired: "That took too long, or was begun in another browser. Try again.",
			denied: "You were not signed in there. Try again, or use your password.",
			unverified:
				"Your organisation’s sign-in does not confirm that your email address is yours. Ask whoever looks after it there to have the address confirmed.",
			domain:
				"That account’s address is not let in here. Choose another account, or ask an Admin of your organisation.",
			unknown: "Nobody here has your address yet. Ask an Admin of your organisation to invite you.",
			deactivated: "Your access here has ended. Ask an Admin of your organisation.",
			other: "Somebody else has signed in here with your address before. Ask an Admin of your organisation.",
			full: "There is no free seat for you here. Ask an Admin of your organisation.",
			taken: "Your address signs in to another organisation here. Sign in with your password.",
			again:
				"You were to sign in anew at your organisation, and it does not say that you did. Sign out there and try again, or use your password.",
			away: "Your organisation’s sign-in cannot be reached. Try again in a moment, or use your password.",
			wrong:
				"Your organisation’s sign-in gave an answer that cannot be used. Try again. If it stays so, tell an Admin: the settings say why.",
			limited: "Too many attempts. Wait a minute, then try again.",
		},
	},
	factor: {
		passkey: "Confirm with the device, phone or security key that has your passkey.",
		passkeyAction: "Use your passkey",
		passkeyFailed: "Your browser has given no passkey. Try again, or choose another way.",
		wrongPasskey: "This passkey does not fit.",
		usePasskey: "Use a passkey instead",
		passkeysElsewhere:
			"Passkeys that you made at {hosts} do not work at {here}. Use what this page offers instead. Once you are signed in, you can add a passkey for this address under Security.",
		title: "Prove that it is you",
		app: "Open your authenticator app and enter the code that it shows for Signet.",
		code: "Code from the app",
		recovery: "Enter one of the recovery codes that you saved. It works once.",
		recoveryCode: "Recovery code",
		action: "Sign in",
		missing: "Enter the code.",
		wrong: "This code does not fit. Wait for the next one.",
		wrongRecovery: "This code does not fit, or was used already.",
		tooMany: "Too many attempts. Wait a few minutes.",
		useRecovery: "Use a recovery code instead",
		useApp: "Use the app instead",
		lost: "Neither at hand? An Admin of your organisation can reset this.",
		other: "Not {email}?",
		otherAction: "Sign in as somebody else",
	},
	/** Where somebody sets up what their organisation requires, before anything else opens. */
	enrolment: {
		title: "Set up two-factor sign-in",
		about: "{organisation} requires more than a password. You set this up once; it takes about two minutes.",
		app: "Use an authenticator app",
		appAbout: "Signing in then also takes a code from your phone.",
		or: "or",
		passkey: "Use a passkey",
		passkeyAbout: "Your fingerprint, face or security key then signs you in.",
		back: "Choose another way",
		codesTitle: "Save your recovery codes",
		codesAbout: "For the day your phone or passkey is lost.",
		doneTitle: "Two-factor sign-in is set up",
		doneAbout: "Your recovery codes were shown once. If you have not saved them, make new ones under Security.",
		goOn: "Go on",
	},
	forgot: {
		title: "Set a new password",
		lead: "Enter your email address. You get a link that works once, for 30 minutes.",
		sent: "If {email} belongs to an account here, a link is on its way. Look into the junk folder too.",
		action: "Send the link",
		back: "Back to sign in",
	},
	choose: {
		title: "Choose a password",
		for: "For {email}.",
		invited: "You sign in with this address.",
		another: "{email} is signed in here. When you join, they are signed out on this device.",
		reset: "You will be signed out everywhere else.",
		name: "Your name",
		nameHelp: "People you send documents to see it.",
		newPassword: "New password",
		help: "At least {count} characters. A few words are easier to keep than a riddle.",
		show: "Show the password",
		action: "Set password",
		join: "Join {account}",
		language: "Language",
		endKeys: many({ one: "End my API key as well", other: "End my # API keys as well" }),
		endKeysHelp: many({
			one: "It works without the password. Do this if somebody else may know it; whatever uses it stops at once.",
			other:
				"They work without the password. Do this if somebody else may know them; whatever uses them stops at once.",
		}),
	},
	invitation: {
		title: "Join {account}",
		by: "{inviter} invites you to {account}",
		team: "Your team is {team}.",
		roles: {
			Admin: "As an Admin you see all documents, and look after people, brands, keys and apps.",
			TeamAdmin: "As a team lead you send documents, see those of your whole team, and invite people to it.",
			Member: "As a member you send documents, and see what became of each.",
		},
	},
	gone: {
		title: "This link no longer works",
		text: "It has been used, was cancelled or has expired. If you have a password, sign in. If you were invited, ask for a new invitation.",
		action: "I forgot my password",
	},
	consent: {
		title: "Connect an app",
		asks: "{app} wants to act for you",
		signedInAs: "You are signed in as {name}, {email}.",
		notYou: "Not you?",
		foreign: "This app belongs to {owner}, not to your organisation. Allow it only if you know them.",
		sandbox: "Sandbox: it reaches test documents only.",
		able: "It will be able to",
		limits: "Never more than you can do yourself. You can disconnect it in your settings at any time.",
		deny: "Deny",
		allow: "Allow",
		back: "Both lead you back to {host}",
		ended: "This request has ended",
		endedAbout: "It waited too long, or it was started in another browser. Go back to the app and try again.",
	},
	/** Pages of the authorization server itself. */
	connection: {
		broken: "This connection does not work",
		brokenAbout:
			"The app that sent you here asked for something that cannot be done. Go back to it and try again; if that does not help, tell its makers this:",
		failed: "This did not work",
		failedAbout: "Go back to the app and try again in a moment. If that does not help, tell your administrator this:",
		signOut: "Sign out of Signet?",
		signOutAbout: "The app you come from wants you to be signed out of Signet in this browser.",
		signOutAction: "Sign out",
		stay: "Stay signed in",
		signedOut: "You are signed out",
		signedOutAbout: "You can close this page.",
		again: "Sign in again",
	},
};

export type EntranceMessages = typeof entranceEn;
