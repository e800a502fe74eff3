/** What nodemailer tells of a failed conversation. */
export type SmtpFailure = { responseCode?: number; command?: string; code?: string; response?: string };

/** Replies that blame us or our account, not the recipient: an operator mends them, then a repeat works. */
const OUR_OWN_FAULT = new Set([500, 501, 502, 503, 504, 521, 530, 534, 535, 538]);

/** A server that wants us to sign in, or to write from an address that it knows, says so about each recipient. */
const NOT_ALLOWED = /\brelay(?:ing)?\b|\bauthenticat(?:ed|ion)\b/i;

/**
 * Whether a server refused the recipient or the mail for good: a 5xx reply (RFC 5321 section 4.2.1) to
 * RCPT TO or DATA. A 5xx to greeting, AUTH or MAIL FROM is our configuration, as is relaying that
 * is not allowed, so it stays retryable.
 */
export function isPermanentRefusal(failure: SmtpFailure): boolean {
	const { responseCode = 0, command = "", response = "" } = failure;
	if (command === "RCPT TO" && NOT_ALLOWED.test(response)) return false;
	if (responseCode < 500 || responseCode > 599 || OUR_OWN_FAULT.has(responseCode)) return false;
	return command === "RCPT TO" || command === "DATA";
}

/** Whether a server refused our user or password; a 4xx reply to AUTH is temporary (RFC 4954 section 6). */
export function isAuthFailure({ code, responseCode = 0 }: SmtpFailure): boolean {
	return code === "EAUTH" && (responseCode < 400 || responseCode > 499);
}
