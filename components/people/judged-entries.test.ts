import { expect, it } from "vitest";
import { isRefused, judgeEntries, nearAddress, readAddresses, readNames } from "./judged-entries.ts";

it.each([
	["mia@example.com", ["mia@example.com"]],
	["Mia@Example.com, omar@example.com; ana@example.com", ["mia@example.com", "omar@example.com", "ana@example.com"]],
	["mia@example.com\nomar@example.com\tana@example.com ", ["mia@example.com", "omar@example.com", "ana@example.com"]],
	['"Chen, Mia" <mia@example.com>, Omar Diaz <omar@example.com>', ["mia@example.com", "omar@example.com"]],
	["Chen, Mia <mia@example.com>; Diaz, Omar <omar@example.com>", ["mia@example.com", "omar@example.com"]],
	["ana@example.com, Chen, Mia <mia@example.com>", ["ana@example.com", "mia@example.com"]],
	["ana@example.com, Mia <mia@example.com>", ["ana@example.com", "mia@example.com"]],
	["“Chen, Mia” <mia@example.com>, 'omar@example.com'", ["mia@example.com", "omar@example.com"]],
	["Mia (mia@example.com)", ["mia", "mia@example.com"]],
	["\u202amia@example.com\u202c\u200b; omar@b\u00fccher.example", ["mia@example.com", "omar@b\u00fccher.example"]],
	["Write to mailto:mia@example.com.", ["write", "to", "mia@example.com"]],
	["mia@example.com MIA@example.com", ["mia@example.com"]],
	[" ,; \n", []],
])("reads the addresses of %j", (text, addresses) => {
	expect(readAddresses(text)).toEqual(addresses);
});

it.each([
	["mia@example.com, <omar@example.com>", {}],
	[
		'"Chen, Mia" <mia@example.com>, Omar  Diaz <Omar@example.com>',
		{ "mia@example.com": "Chen, Mia", "omar@example.com": "Omar Diaz" },
	],
	[
		"Chen, Mia <mia@example.com>; Diaz, Omar <omar@example.com>",
		{ "mia@example.com": "Chen, Mia", "omar@example.com": "Diaz, Omar" },
	],
	["ana@example.com, Mia\u200b <mia@example.com>", { "mia@example.com": "Mia" }],
	[`${"x".repeat(300)} <mia@example.com>`, { "mia@example.com": "x".repeat(256) }],
])("reads the names of %j", (text, names) => {
	expect(readNames(text)).toEqual(names);
});

it.each([
	["a@harbuor.example", "a@harbour.example"],
	["a@harbor.example", "a@harbour.example"],
	["a@harbourr.example", "a@harbour.example"],
	["a@gmial.com", "a@gmail.com"],
	["a@harbour.example", null],
	["a@elsewhere.example", null],
	["no address", null],
])("for %s proposes %s", (typed, meant) => {
	expect(nearAddress(typed, "harbour.example")).toBe(meant);
});

it("refuses who cannot be invited, and puts them first", () => {
	const known = [
		{ email: "here@a.example", state: "here" as const, name: "Amélie Roux", invitedAt: null },
		{ email: "again@a.example", state: "invited" as const, name: "", invitedAt: "2026-11-21T10:00:00Z" },
		{ email: "gone@a.example", state: "deactivated" as const, name: "Ralf", invitedAt: null },
		{ email: "far@a.example", state: "elsewhere" as const, name: "", invitedAt: null },
	];
	const emails = [
		"new@a.example",
		"again@a.example",
		"here@a.example",
		"jonas@harbour",
		"gone@a.example",
		"far@a.example",
	];
	const entries = judgeEntries({ emails, names: { "new@a.example": "Nora" }, known }, "a.example");
	expect(entries.map(({ email, verdict }) => [email, verdict])).toEqual([
		["here@a.example", "here"],
		["jonas@harbour", "form"],
		["gone@a.example", "deactivated"],
		["far@a.example", "elsewhere"],
		["new@a.example", "fine"],
		["again@a.example", "invited"],
	]);
	expect(entries.map(({ name }) => name)).toEqual(["Amélie Roux", "", "Ralf", "", "Nora", ""]);
	expect(entries.map(isRefused)).toEqual([true, true, true, true, false, false]);
});
