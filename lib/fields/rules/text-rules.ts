/** Longest text a field can hold, in code points, whatever its own limit says. */
export const MAX_TEXT_LENGTH = 10_000;

/** Characters as a person counts them for a limit: code points, so that an emoji outside the BMP is one. */
export function countCodePoints(text: string): number {
	let count = 0;
	for (const _ of text) count += 1;
	return count;
}

// Postgres refuses NUL, PDF text has no use for the other controls; tab and line feed stay.
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** Whether a text has more characters, counted as code points, than a limit allows. */
export function isLongerThan(text: string, maxLength: number): boolean {
	return text.length > maxLength && countCodePoints(text) > maxLength;
}

/** The canonical form of typed text: line ends LF, no control characters, no lone surrogates, NFC. */
export function normalizeText(text: string): string {
	return text.replace(/\r\n?/g, "\n").toWellFormed().replace(CONTROLS, "").normalize("NFC");
}

/** A value of the wire as text. An object from outside may bring a toString of its own, so it is its JSON. */
export function wireText(value: unknown): string {
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Whether nothing of a text can be seen: blanks, and characters that only tell how others look (UAX 44). */
export function isBlank(text: string): boolean {
	return /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u.test(text);
}

const EMAIL =
	/^[^\s\p{Cc}\p{Cf}@<>"(),:;[\]\\]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u;

/**
 * Whether mail can be sent to an address, as far as its form says: one `@`, no blanks or unseen characters, a
 * domain with a dot, at most 254 characters (RFC 5321, 4.5.3.1.3).
 */
export function isEmailAddress(text: string): boolean {
	return text.length <= 254 && EMAIL.test(text) && !text.includes("..");
}

/** Digits with an optional sign and decimal part, dot or comma. */
export function isNumber(text: string): boolean {
	return /^[+-]?\d+(?:[.,]\d+)?$/.test(text);
}

/** An amount with optional sign, currency (symbol or three letters, before or after) and thousands separators. */
export function isCurrency(text: string): boolean {
	return /^[-−+]?(?:\p{Sc}|[A-Z]{3})?\s?[-−+]?(?:\d{1,3}(?:([ ,.'’\u00a0\u202f])\d{3})(?:\1\d{3})*|\d+)(?:[.,]\d{1,4})?\s?(?:\p{Sc}|[A-Z]{3})?$/u.test(
		text,
	);
}

/** A full http or https address, at most 2,048 characters. */
export function isHttpUrl(text: string): boolean {
	if (text.length > 2048) return false;
	try {
		const { protocol, hostname } = new URL(text);
		return (protocol === "http:" || protocol === "https:") && hostname !== "";
	} catch {
		return false;
	}
}
