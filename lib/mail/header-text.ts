/**
 * A value for a mail header: one line without control characters (RFC 5322 section 2.2), so that
 * nothing a person wrote can begin a header of its own.
 */
export function headerText(value: string): string {
	return value
		.replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
		.replace(/ {2,}/g, " ")
		.trim();
}
