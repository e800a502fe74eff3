/** Why something about how a person proves who they are was refused. */
export const factorRefusalsEn = {
	codeWrong: "This code does not fit. Wait for the next one.",
	appExpired: "This square was shown too long ago. Begin again.",
	passkeysNotHere: "Passkeys need https and a name: they cannot be used at this address.",
	passkeysMany: "You have {limit} passkeys. Remove one first.",
	passkeyName: "Give the passkey a name of at most {limit} characters, so that you know it again.",
	passkeyNotMade: "The passkey could not be added. Begin again.",
	passkeyWrong: "This passkey does not fit.",
	noFactor: "Nothing of the kind is set up.",
	lastFactor: "Your organisation requires two-factor sign-in, and this is your only way. Add another first.",
	ownFactorFirst: "Set up two-factor sign-in for yourself first, under Security.",
	ownFactorsThere: "You change your own two-factor sign-in under Security.",
} as const;
