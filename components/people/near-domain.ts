/** Where most people have their mailbox. */
const COMMON = ["gmail.com", "outlook.com", "hotmail.com", "yahoo.com", "icloud.com"];

/**
 * The domain that somebody probably meant: one that is known here, and one letter away from what was typed.
 *
 * @param own the domain of who is typing
 * @returns the address at that domain; null where nothing seems wrong
 */
export function nearAddress(email: string, own: string): string | null {
	const at = email.lastIndexOf("@");
	const domain = email.slice(at + 1);
	const known = [own, ...COMMON].filter((one) => one.length > 5);
	if (at < 1 || known.includes(domain)) return null;
	const near = known.find((one) => isOneAway(domain, one));
	return near === undefined ? null : email.slice(0, at + 1) + near;
}

/** Whether one letter that is missing, too many or another, or two that changed places, are all that differs. */
function isOneAway(typed: string, meant: string): boolean {
	if (Math.abs(typed.length - meant.length) > 1) return false;
	let start = 0;
	while (start < typed.length && typed[start] === meant[start]) start += 1;
	const rest = (text: string, skipped: number) => text.slice(start + skipped);
	return (
		rest(typed, 1) === rest(meant, 1) ||
		rest(typed, 1) === rest(meant, 0) ||
		rest(typed, 0) === rest(meant, 1) ||
		(typed[start] === meant[start + 1] && typed[start + 1] === meant[start] && rest(typed, 2) === rest(meant, 2))
	);
}
