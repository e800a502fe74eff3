/**
 * A day in words with the first of a month as French writes it, `1er avril 2026`, where CLDR has the bare
 * number. It stands before all other numbers: hours are none. Sent to browsers as it stands: it may refer to
 * nothing outside of itself.
 */
export function withOrdinalFirst(written: string, tag: string): string {
	return /^fr\b/i.test(tag) ? written.replace(/^(\D*)1(?=\s\p{L})/u, (_, before: string) => `${before}1er`) : written;
}
