import { expect, it } from "vitest";
import { type GroupRequest, type GroupUser, groupProblems } from "./rules.ts";

const MIA: GroupUser = { name: "Mia Chen", email: "mia@example.com" };
const many = Array.from({ length: 51 }, (_, index) => ({ name: "M", email: `m${index}@example.com` }));

it.each<[string, Partial<GroupRequest>, string | null]>([
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
	["5 directories", { directories: ["Sales", "legal_2", "C", "D", "x".repeat(39)] }, null],
	["6 directories", { directories: ["a", "b", "c", "d", "e", "f"] }, "Directories"],
	["a directory of 40 characters", { directories: ["x".repeat(40)] }, "Directories"],
	["a directory with a blank", { directories: ["Human resources"] }, "Directories"],
	["a directory twice", { directories: ["Sales", "sales"] }, "Directories"],
])("a group with %s is judged by name", (_, change, part) => {
	const problems = groupProblems({ groupName: "Legal", directories: [], contacts: [MIA], ...change });
	expect(Object.keys(problems)).toEqual(part === null ? [] : [part]);
});
