import { isOneAway } from "#lib/i18n/near-words.ts";

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
