import { expect, it } from "vitest";
import { placesProblems, type SignerGroup } from "./places-problems.ts";
import type { GroupUser } from "./rules.ts";

const MIA: GroupUser = { name: "Mia Chen", email: "mia@example.com" };
const many = Array.from({ length: 51 }, (_, index) => ({ name: "M", email: `m${index}@example.com` }));

const LEGAL: SignerGroup = {
	id: "legal",
	groupName: "Legal",
	contacts: [MIA, { name: "Omar", email: "omar@example.com" }],
};
const ENTERED: SignerGroup = { ...LEGAL, id: null };
const GROUP = { signerType: "Signer", emailAddress: "", signerOrder: null as number | null };
const PERSON = { ...GROUP, emailAddress: "Omar@example.com" };

it.each<[string, (typeof GROUP)[], (SignerGroup | null)[], boolean, string[]]>([
	["a group alone", [GROUP], [LEGAL], false, []],
	["a group and somebody else", [GROUP, { ...PERSON, emailAddress: "a@example.com" }], [LEGAL, null], false, []],
	["a group without members", [GROUP], [{ ...LEGAL, contacts: [] }], false, ["Signers[0].GroupId"]],
	["a group with an address twice", [GROUP], [{ ...LEGAL, contacts: [MIA, MIA] }], false, ["Signers[0].GroupId"]],
	["a member who signs alone too", [PERSON, GROUP], [null, LEGAL], false, ["Signers[1].GroupId"]],
	["a member who signs in another turn", [PERSON, GROUP], [null, LEGAL], true, []],
	[
		"a member who signs in the same turn",
		[{ ...PERSON, signerOrder: 2 }, GROUP],
		[null, LEGAL],
		true,
		["Signers[1].GroupId"],
	],
	["entered people, of whom one signs alone too", [PERSON, GROUP], [null, ENTERED], false, ["Signers[1].People"]],
	["a host of a signing in person", [{ ...PERSON, signerType: "InPersonSigner" }, GROUP], [null, LEGAL], false, []],
	["the same group twice", [GROUP, GROUP], [LEGAL, LEGAL], false, ["Signers[0].GroupId", "Signers[1].GroupId"]],
	[
		"more people than a document takes",
		[1, 2, 3, 4, 5].map(() => GROUP),
		[1, 2, 3, 4, 5].map((at) => ({
			id: `${at}`,
			groupName: `G${at}`,
			contacts: many.slice(1).map((one) => ({ ...one, email: `${at}${one.email}` })),
		})),
		false,
		["Signers"],
	],
])("%s is judged by the part that names it", (_, signers, groups, enableSigningOrder, parts) => {
	expect(Object.keys(placesProblems({ signers, enableSigningOrder }, groups))).toEqual(parts);
});
