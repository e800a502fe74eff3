import { expect, it } from "vitest";
import { type GroupUser, groupProblems, placesProblems } from "./rules.ts";

const MIA: GroupUser = { name: "Mia Chen", email: "mia@example.com" };
const many = Array.from({ length: 51 }, (_, index) => ({ name: "M", email: `m${index}@example.com` }));

it.each<[string, { groupName?: string; contacts?: GroupUser[] }, string | null]>([
	["a name and one member", {}, null],
	["50 members", { contacts: many.slice(1) }, null],
	["no name", { groupName: "" }, "GroupName"],
	["a long name", { groupName: "g".repeat(256) }, "GroupName"],
	["nobody in it", { contacts: [] }, "Contacts"],
	["51 members", { contacts: many }, "Contacts"],
	["an address twice", { contacts: [MIA, { name: "Mia", email: "MIA@example.com" }] }, "Contacts"],
	["a member without a name", { contacts: [MIA, { name: "", email: "o@example.com" }] }, "Contacts[1].Name"],
	["a member with a long name", { contacts: [{ ...MIA, name: "m".repeat(257) }] }, "Contacts[0].Name"],
	["what is no address", { contacts: [{ ...MIA, email: "mia" }] }, "Contacts[0].Email"],
])("a group with %s is judged by name", (_, change, part) => {
	const problems = groupProblems({ groupName: "Legal", contacts: [MIA], ...change });
	expect(Object.keys(problems)).toEqual(part === null ? [] : [part]);
});

const LEGAL = { groupName: "Legal", contacts: [MIA, { name: "Omar", email: "omar@example.com" }] };
const GROUP = { signerType: "Signer", emailAddress: "", signerOrder: null as number | null };
const PERSON = { ...GROUP, emailAddress: "Omar@example.com" };

it.each<[string, (typeof GROUP)[], (typeof LEGAL | null)[], boolean, string[]]>([
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
	["a host of a signing in person", [{ ...PERSON, signerType: "InPersonSigner" }, GROUP], [null, LEGAL], false, []],
	["the same group twice", [GROUP, GROUP], [LEGAL, LEGAL], false, ["Signers[0].GroupId", "Signers[1].GroupId"]],
	[
		"more people than a document takes",
		[1, 2, 3, 4, 5].map(() => GROUP),
		[1, 2, 3, 4, 5].map((at) => ({
			groupName: `G${at}`,
			contacts: many.slice(1).map((one) => ({ ...one, email: `${at}${one.email}` })),
		})),
		false,
		["Signers"],
	],
])("%s is judged by the part that names it", (_, signers, groups, enableSigningOrder, parts) => {
	expect(Object.keys(placesProblems({ signers, enableSigningOrder }, groups))).toEqual(parts);
});
