const TEXTS = {
	"": "ID verification settings, for authenticationType IdVerification.",
	".type": "How often to verify. Defaults to OncePerDocument; otherwise as in authenticationFrequency.",
	".maximumRetryCount": "Refused documents before the signer is locked. 1 to 10; defaults to 5.",
	".nameMatcher":
		"How closely the name on the document must match the signer’s: Strict, Moderate (default) or Lenient.",
	".requireLiveCapture": "Require pictures from the page’s camera instead of files.",
	".requireMatchingSelfie":
		"Have a program compare the signer’s face with the document. Refused unless a provider verifies identities for the account.",
	".holdForPrefill":
		"After the identity is accepted, keep the document closed until document/prefillFields fills in one of the signer’s fields or the sender continues.",
	".allowedDocumentTypes": "Defaults to Passport, IDCard and DriverLicense.",
};

/** Descriptions of ID verification settings, below any parameter. */
export function identitySettingsTexts(part: string): Record<string, string> {
	return Object.fromEntries(
		Object.entries(TEXTS).map(([name, text]) => [`${part}.identityVerificationSettings${name}`, text]),
	);
}
