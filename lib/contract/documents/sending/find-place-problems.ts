import { givenTwice } from "#lib/fields/parsing/given-twice.ts";

/** People that one document can be sent to, all members of its groups counted. */
export const MAX_PEOPLE = 200;

type Place = { signerType: string; emailAddress: string; signerOrder: number | null };
type Request = { signers: readonly Place[]; enableSigningOrder: boolean };
type Group = { contacts: readonly { email: string }[] };

/** What is wrong with several people at one place of a document, of whom any one signs. */
export type PlaceProblem =
	| { kind: "empty"; index: number }
	| { kind: "twice" | "elsewhere"; index: number; email: string }
	| { kind: "tooMany"; index: null; count: number };

/**
 * What is wrong with groups as signers of a document. The same address at two places is one person acting in two turns,
 * as where no group is (lib/contract/README.md "Signers").
 *
 * @param groups by the place of their signer; null where a person signs
 */
export function findPlaceProblems(
	{ signers, enableSigningOrder }: Request,
	groups: readonly (Group | null)[],
): PlaceProblem[] {
	const orderOf = (index: number) => signers[index]?.signerOrder ?? index + 1;
	const addresses = signers.map((signer, index) => addressesAt(signer, groups[index] ?? null));
	const found = groups.flatMap((group, index): PlaceProblem[] => {
		if (!group) return [];
		if (group.contacts.length === 0) return [{ kind: "empty", index }];
		const twice = givenTwice(group.contacts);
		if (twice) return [{ kind: "twice", index, email: twice }];
		const others = addresses.flatMap((list, at) => (at === index ? [] : list.map((email) => ({ email, at }))));
		const same = others.filter(({ email }) => addresses[index]?.includes(email));
		const clash = enableSigningOrder ? same.find(({ at }) => orderOf(at) === orderOf(index)) : same[0];
		return clash ? [{ kind: "elsewhere", index, email: clash.email }] : [];
	});
	const count = addresses.flat().length;
	return groups.some(Boolean) && count > MAX_PEOPLE ? [...found, { kind: "tooMany", index: null, count }] : found;
}

function addressesAt({ signerType, emailAddress }: Place, group: Group | null): string[] {
	if (group) return group.contacts.flatMap(({ email }) => (email === "" ? [] : [email.toLowerCase()]));
	// Whoever signs in person may share the host's address.
	return emailAddress === "" || signerType === "InPersonSigner" ? [] : [emailAddress.toLowerCase()];
}
