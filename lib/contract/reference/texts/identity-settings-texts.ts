const TEXTS = {
	"": "Settings for ID verification. Specify them only if authenticationType is IdVerification.",
	".type":
		"How often the signer’s identity is verified. Accepts the same values as authenticationFrequency. Defaults to OncePerDocument.",
	".maximumRetryCount":
		"Number of rejected identity documents after which the signer is locked, 1 to 10. Defaults to 5.",
	".nameMatcher":
		"How closely the name on the identity document must match the signer’s name: Strict, Moderate or Lenient. Defaults to Moderate.",
	".requireLiveCapture":
		"Whether the signer must use their device’s camera to take pictures, instead of uploading files.",
	".requireMatchingSelfie":
		"Whether to compare the signer’s face with the identity document automatically. The value true is rejected unless a provider verifies identities for the account.",
	".holdForPrefill":
		"Whether the signer must wait before opening the document after their identity is accepted. The signer can open the document after you prefill one of the signer’s fields with document/prefillFields, or after the sender allows the signer to continue without prefilled fields.",
	".allowedDocumentTypes":
		"Types of identity documents that are accepted. Defaults to Passport, IDCard and DriverLicense.",
};

/** Descriptions of ID verification settings, below any parameter. */
export function identitySettingsTexts(part: string): Record<string, string> {
	return Object.fromEntries(
		Object.entries(TEXTS).map(([name, text]) => [`${part}.identityVerificationSettings${name}`, text]),
	);
}
