import { expect, it } from "vitest";
import { membersOf, type Slotted, signingSlotsOf } from "./signing-slots.ts";

const person = (id: string, status = "NotCompleted"): Slotted => ({
	id,
	groupKey: null,
	groupName: null,
	name: id.toUpperCase(),
	email: `${id}@example.com`,
	status,
});
const member = (id: string, status?: string): Slotted => ({ ...person(id, status), groupKey: "g", groupName: "Legal" });

it.each<[string, Slotted[], [string, string, string][]]>([
	[
		"nobody in a group",
		[person("a"), person("b")],
		[
			["a", "A", "a@example.com"],
			["b", "B", "b@example.com"],
		],
	],
	["a group nobody of which has acted", [member("a"), member("b")], [["a", "Legal", ""]]],
	[
		"a group and somebody after it",
		[member("a"), member("b"), person("c")],
		[
			["a", "Legal", ""],
			["c", "C", "c@example.com"],
		],
	],
	[
		"a group one of which has signed",
		[member("a", "NotNeeded"), member("b", "Completed")],
		[["b", "B", "b@example.com"]],
	],
	["a group one of which has declined", [member("a"), member("b", "Declined")], [["b", "B", "b@example.com"]]],
])("of %s, each slot is read once", (_, signers, slots) => {
	expect(signingSlotsOf(signers).map((one) => [one.id, one.name, one.email])).toEqual(slots);
});

it("a slot names the members of its group, and nobody where one person signs", () => {
	const signers = [person("a"), member("b"), member("c")];
	expect(signingSlotsOf(signers).map((slot) => membersOf(signers, slot).map((one) => one.id))).toEqual([
		[],
		["b", "c"],
	]);
});
