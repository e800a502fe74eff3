const TEXTS = {
	"": "How an identity document is to be shown, with authenticationType IdVerification.",
	".type": "How often: OncePerDocument unless said otherwise; else as authenticationFrequency.",
	".maximumRetryCount": "Documents that may be refused before the signer is locked: 1 to 10, 5 unless given.",
	".nameMatcher":
		"How near the name in the document has to come to the signer's: Strict, Moderate (unless given) or Lenient.",
	".requireLiveCapture": "Pictures come from the camera of the page, not from files.",
	".requireMatchingSelfie":
		"A program compares the face with the document's: only where a provider verifies the account's identities, else refused.",
	".holdForPrefill":
		"Once the identity is accepted the document stays closed to the signer until document/prefillFields fills in one of their fields, or the sender lets them go on.",
	".allowedDocumentTypes": "Passport, IDCard and DriverLicense unless given.",
};

/** What the settings of an identity verification mean, wherever they stand. */
export function identitySettingsTexts(part: string): Record<string, string> {
	return Object.fromEntries(
		Object.entries(TEXTS).map(([name, text]) => [`${part}.identityVerificationSettings${name}`, text]),
	);
}
