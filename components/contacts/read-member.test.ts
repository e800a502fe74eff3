import { expect, it } from "vitest";
import { memberText, readMember } from "./read-member.ts";

it.each([
	["Mia Chen <mia@example.com>", { name: "Mia Chen", email: "mia@example.com" }],
	["Mia Chen mia@example.com", { name: "Mia Chen", email: "mia@example.com" }],
	[" mia@example.com ", { name: "mia@example.com", email: "mia@example.com" }],
	["<mia@example.com>", { name: "mia@example.com", email: "mia@example.com" }],
	["Mia Chen", null],
	["Mia <mia>", null],
	["", null],
])("reads %j", (text, member) => {
	expect(readMember(text)).toEqual(member);
	if (member) expect(readMember(memberText(member))).toEqual(member);
});
