/** What kept a connection from being made, as far as it decides what an operator can do. */
type ConnectionTrouble = "untrusted" | "otherName" | "expired" | "login" | "unreachable";

const TROUBLES: readonly [RegExp, ConnectionTrouble][] = [
	[
		/SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)|self-signed certificate|unable to (?:verify the first|get (?:local )?issuer) certificate/,
		"untrusted",
	],
	[/ERR_TLS_CERT_ALTNAME_INVALID|does not match certificate's altnames/, "otherName"],
	[/CERT_HAS_EXPIRED|certificate has expired/, "expired"],
	[/\b(?:EAUTH|28P01|28000)\b|password authentication failed/, "login"],
	[/\b(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)\b|timeout/i, "unreachable"],
];

/** By its code, or its words where a library has put a code of its own in the place. */
export function connectionTrouble(error: unknown): ConnectionTrouble | null {
	for (let one = error; one instanceof Error; one = one.cause) {
		const said = `${"code" in one ? String(one.code) : ""} ${one.message}`;
		const [, trouble] = TROUBLES.find(([pattern]) => pattern.test(said)) ?? [];
		if (trouble) return trouble;
	}
	return null;
}
