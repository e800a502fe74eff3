import type { FieldErrors } from "#lib/errors/app-error.ts";
import { isEmailAddress, normalizeText } from "#lib/fields/text-rules.ts";

/** Somebody of a group, in the public names. */
export type GroupUser = { name: string; email: string };

const MAX_GROUP_NAME = 255;
const MAX_MEMBERS = 50;
const MAX_NAME = 256;

/** A name as one line without blanks around it. */
export function oneLine(text: string): string {
	return normalizeText(text).replace(/\s+/g, " ").trim();
}

/** What is wrong with a group as it is to be stored, by the names of its parts. */
export function groupProblems({ groupName, contacts }: { groupName: string; contacts: GroupUser[] }): FieldErrors {
	const errors: FieldErrors = {};
	if (groupName === "") errors.GroupName = ["GroupName is required."];
	if (groupName.length > MAX_GROUP_NAME) {
		errors.GroupName = [`GroupName must have at most ${MAX_GROUP_NAME} characters.`];
	}
	const problem = memberCountProblem(contacts.length);
	if (problem) errors.Contacts = [problem];
	for (const [index, { name, email }] of contacts.entries()) {
		const at = `Contacts[${index}]`;
		if (name === "") errors[`${at}.Name`] = [`${at}.Name is required.`];
		if (name.length > MAX_NAME) errors[`${at}.Name`] = [`${at}.Name must have at most ${MAX_NAME} characters.`];
		if (!isEmailAddress(email)) errors[`${at}.Email`] = [`${at}.Email must be an address like name@example.com.`];
	}
	const twice = givenTwice(contacts);
	if (twice) errors.Contacts = [`${twice} is in the group twice. Give each address once.`];
	return errors;
}

function memberCountProblem(count: number): string | null {
	if (count === 0) return "A group needs at least one member.";
	return count > MAX_MEMBERS ? `A group can have at most ${MAX_MEMBERS} members.` : null;
}

/** The first address that stands in a list more than once, in any case of letters. */
function givenTwice(contacts: readonly { email: string }[]): string | null {
	const seen = new Set<string>();
	for (const { email } of contacts) {
		if (seen.has(email.toLowerCase())) return email;
		seen.add(email.toLowerCase());
	}
	return null;
}

/** People that one document can be sent to, all members of its groups counted. */
export const MAX_PEOPLE = 200;

type Place = { signerType: string; emailAddress: string; signerOrder: number | null };
type Request = { signers: readonly Place[]; enableSigningOrder: boolean };
type Group = { groupName: string; contacts: readonly GroupUser[] };

/**
 * What is wrong with groups as signers of a document, by the names of its parts. The same address at two
 * places is one person acting in two turns, as where no group is (lib/contract/README.md "Signers").
 *
 * @param groups by the place of their signer; null where a person signs
 */
export function placesProblems({ signers, enableSigningOrder }: Request, groups: (Group | null)[]): FieldErrors {
	const errors: FieldErrors = {};
	const orderOf = (index: number) => signers[index]?.signerOrder ?? index + 1;
	const addresses = signers.map((signer, index) => addressesAt(signer, groups[index] ?? null));
	for (const [index, group] of groups.entries()) {
		if (!group) continue;
		const others = addresses.flatMap((list, at) => (at === index ? [] : list.map((email) => ({ email, at }))));
		const same = others.filter(({ email }) => addresses[index]?.includes(email));
		const clash = enableSigningOrder ? same.find(({ at }) => orderOf(at) === orderOf(index)) : same[0];
		const problem = groupProblem(group, clash?.email ?? null);
		if (problem) errors[`Signers[${index}].GroupId`] = [problem];
	}
	const count = addresses.flat().length;
	if (groups.some(Boolean) && count > MAX_PEOPLE) {
		errors.Signers = [`A document can be sent to at most ${MAX_PEOPLE} people; with all members there are ${count}.`];
	}
	return errors;
}

function addressesAt({ signerType, emailAddress }: Place, group: Group | null): string[] {
	if (group) return group.contacts.map(({ email }) => email.toLowerCase());
	// Whoever signs in person may share the host's address.
	return emailAddress === "" || signerType === "InPersonSigner" ? [] : [emailAddress.toLowerCase()];
}

function groupProblem({ groupName, contacts }: Group, clash: string | null): string | null {
	if (contacts.length === 0) return `The group ${groupName} has no members.`;
	const twice = givenTwice(contacts);
	if (twice) return `${twice} is in the group ${groupName} twice.`;
	if (clash === null) return null;
	return `${clash} is in the group ${groupName} and signs at another place too. Set EnableSigningOrder and different SignerOrders, or leave one out.`;
}
