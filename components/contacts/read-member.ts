import { isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import type { Member } from "./contact-items.ts";

/** A person as mail programs write one: `Mia Chen <mia@example.com>`. */
export function memberText({ name, email }: Member): string {
	return `${name} <${email}>`;
}

/** A typed person, with or without a name; null when there is no address in it. */
export function readMember(text: string): Member | null {
	const [, written = "", bracketed] = /^(.*?)<([^<>]*)>$/.exec(text.trim()) ?? [];
	const words = (bracketed ?? text).trim().split(/\s+/);
	const email = words.at(-1) ?? "";
	if (!isEmailAddress(email)) return null;
	const name = (bracketed === undefined ? words.slice(0, -1).join(" ") : written).trim();
	return { name: name || email, email };
}
