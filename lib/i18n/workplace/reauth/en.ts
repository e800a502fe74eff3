/** English words of the “Confirm it’s you” dialog. */
export const reauthEn = {
	title: "Confirm it’s you",
	about: "Sensitive changes need a recent sign-in.",
	cancel: "Cancel",
	action: "Confirm",
	password: "Password",
	noPassword: "No password yet? Sign out, then choose “Forgot your password?” to set one.",
	code: "Code from your authenticator app",
	usePasskey: "Use a passkey",
	goTo: "Continue with {name}",
	atProvider: "{name} opens in a new window. Sign in there to continue here.",
	byPassword: "Use your password instead",
	byCode: "Use a code instead",
	byPasskey: "Use a passkey instead",
	byProvider: "Continue with {name} instead",
	passkeyFailed: "No passkey was used. Try again or choose another method.",
	/** In the provider's window, after the attempt. */
	confirmed: "Confirmed",
	notConfirmed: "Not confirmed",
	closeWindow: "You can close this window.",
	stale: "Your provider didn’t confirm a recent sign-in. Try again or choose another method.",
	otherPerson: "You signed in to your provider as someone else. Try again with your own account.",
	providerFailed: "Your provider couldn’t confirm it’s you. Try again or choose another method.",
} as const satisfies Record<string, string>;

export type ReauthMessages = Record<keyof typeof reauthEn, string>;
