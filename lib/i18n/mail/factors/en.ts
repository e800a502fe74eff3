/** English words of mails about how a person proves who they are. */
export const factorsEn = {
	what: {
		"app-added": "An authenticator app was added",
		"app-removed": "Your authenticator app was removed",
		"passkey-added": "A passkey was added",
		"passkey-removed": "A passkey was removed",
		"recovery-codes-made": "You have new recovery codes",
		"recovery-code-used": "A recovery code was used",
		"provider-linked": "You can sign in through your organisation",
		"factors-reset": "Two-factor sign-in was reset",
	},
	lead: {
		"app-added": (product: string) =>
			`From now on ${product} asks for a code of the app when you sign in. You are signed out in other browsers.`,
		"app-removed": (product: string) =>
			`${product} no longer asks for a code of it when you sign in. You are signed out in other browsers.`,
		"passkey-added": (product: string) =>
			`From now on a passkey of yours signs you in to ${product}, and one is asked for after your password. You are signed out in other browsers.`,
		"passkey-removed": (product: string) =>
			`It no longer signs you in to ${product}. You are signed out in other browsers.`,
		"recovery-codes-made": (product: string) => `The recovery codes you had for ${product} no longer work.`,
		"recovery-code-used": (product: string) =>
			`Somebody with your password, or a browser of yours, proved to ${product} who they are with one of your recovery codes. It does not work again.`,
		"provider-linked": (product: string) =>
			`Somebody with your address has signed in to ${product} through the sign-in of your organisation for the first time. From now on it lets you in besides your password.`,
		"factors-reset": (product: string) =>
			`An administrator removed all that you had set up for ${product} besides your password, and signed you out everywhere. Set it up again after signing in.`,
	},
	at: "When",
	from: "From",
	help: "If that was not you, choose a new password at once, look at your security settings, and tell an administrator.",
	button: "Look at your security settings",
};

export type FactorWords = typeof factorsEn;
