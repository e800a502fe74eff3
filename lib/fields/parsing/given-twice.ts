/** The first address that stands in a list more than once, in any case of letters. */
export function givenTwice(contacts: readonly { email: string }[]): string | null {
	const seen = new Set<string>();
	for (const { email } of contacts) {
		if (seen.has(email.toLowerCase())) return email;
		seen.add(email.toLowerCase());
	}
	return null;
}
