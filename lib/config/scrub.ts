/** What stands where a secret stood. */
const GONE = "[secret]";

const SECRETS: readonly [RegExp, string][] = [
	// Links that open something: the token is the path's last part.
	[
		/(\/(?:sign|identity-review|embed|copies|sender-identity|consent|authorize|reset-password|set-password|invitation|password)\/)[\w~-]{16,}/g,
		`$1${GONE}`,
	],
	// The same in a query, and OAuth's.
	[
		/([?&](?:token|code|key|secret|client_secret|code_verifier|password|access_token|refresh_token|id_token|id_token_hint)=)[^&\s"\\#]+/gi,
		`$1${GONE}`,
	],
	// Our own keys, wherever they stand.
	[/\bsgn[a-z]*_[\w-]{20,}/g, GONE],
	// A provider's keys.
	[/\b(?:[rs]k_(?:live|test)|whsec)_[\w/+=-]{8,}/g, GONE],
	// user:password in a URL
	[/(:\/\/[^\s:@/"]*:)[^\s@/"]+@/g, `$1${GONE}@`],
	[/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${GONE}`],
	// JSON members by their name.
	[
		/("(?:authorization|cookie|set-cookie|x-api-key|apiKey|password|passwordHash|secret|clientSecret|token|accessToken|refreshToken|sessionSecret|installationKey)":\s*)"(?:[^"\\]|\\.)*"/gi,
		`$1"${GONE}"`,
	],
];

/** Takes out of a line of text (JSON or not) whatever would let its reader in. */
export function scrub(line: string): string {
	return SECRETS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
}
