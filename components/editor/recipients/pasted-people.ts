import { makeId } from "#components/editor/state/make-id.ts";
import { DRAFT_LIMITS } from "#lib/draft/draft-limits.ts";
import type { EnteredPerson } from "#lib/draft/draft-state.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";

/** Somebody of whom nothing is known yet. */
export function nobodyYet(): EnteredPerson {
	return { id: makeId(), name: "", email: "" };
}

const ADDRESS = /[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/g;
const AROUND = /^[\s<>()[\]"',;:]+|[\s<>()[\]"',;:]+$/g;

/**
 * The people of a list as mail programs and tables write it: `Mia Chen <mia@example.com>, omar@example.com`, or a line
 * each with a name and an address.
 */
export function readPeople(text: string): Pick<EnteredPerson, "name" | "email">[] {
	let from = 0;
	return [...text.matchAll(ADDRESS)].map(({ 0: found, index }) => {
		// What stands on an earlier line belongs to nobody.
		const before = text.slice(from, index).split("\n").at(-1) ?? "";
		from = index + found.length;
		return { name: cutText(before.replace(AROUND, "").replace(/\s+/g, " "), 256), email: found.replace(/\.$/, "") };
	});
}

/**
 * A list with people put in where one of it stands: over those who are empty there, and nobody twice.
 *
 * @param at of the one whose place it is
 */
export function withPasted(
	people: readonly EnteredPerson[],
	at: number,
	pasted: readonly Pick<EnteredPerson, "name" | "email">[],
): EnteredPerson[] {
	const known = new Set(people.map(({ email }) => email.trim().toLowerCase()));
	const fresh = pasted.filter(({ email }) => {
		const key = email.toLowerCase();
		const isKnown = known.has(key);
		known.add(key);
		return !isKnown;
	});
	const isEmpty = ({ name, email }: EnteredPerson) => name.trim() === "" && email.trim() === "";
	const before = people.slice(0, at + 1).filter((one) => !isEmpty(one));
	const after = people.slice(at + 1).filter((one) => !isEmpty(one));
	const all = [...before, ...fresh.map((one) => ({ id: makeId(), ...one })), ...after];
	return all.slice(0, DRAFT_LIMITS.peopleOfRecipient);
}
