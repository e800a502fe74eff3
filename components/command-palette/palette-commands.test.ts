import { describe, expect, it } from "vitest";
import { findCommands } from "#components/editor/actions/find-commands.ts";
import type { SettingsRoom } from "#components/settings/settings-pages.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import {
	actionCommands,
	commandsOfDocument,
	commandsOfOpened,
	ownOf,
	settingsCommands,
	withHeadings,
} from "./palette-commands.ts";
import type { FoundDocument, PaletteFacts } from "./palette-facts.ts";

const { palette: paletteEn } = workplaceMessages("EN");

const FOUND: FoundDocument = { id: "d1", title: "Lease", status: "InProgress", sealState: "None", isWaiting: true };
const FACTS: PaletteFacts = { rooms: [], begins: [], hasOutbox: false, isSandbox: false };
const extend = { to: "/documents/d1?ask=extend" };

describe("what can be done with a document", () => {
	it.each([
		["InProgress", true],
		["Expired", true],
		["Completed", false],
		["Revoked", false],
	])("one that is %s can be extended: %s", (status, can) => {
		const effects = commandsOfDocument(paletteEn, { ...FOUND, status, isWaiting: false }).map(({ effect }) => effect);
		expect(effects.some((effect) => "to" in effect && effect.to === extend.to)).toBe(can);
	});

	it("on its own page it is neither opened nor left, and stands under its title", () => {
		const commands = commandsOfOpened(paletteEn, FOUND);
		const names = commands.map(({ name }) => name);
		// Enter alone does nothing that a signer hears of.
		expect(names[0]).toBe("Download");
		expect(names).toContain("Send reminder");
		for (const name of ["Open", "Back"]) expect(names).not.toContain(name);
		const headed = withHeadings(paletteEn, { isRecent: true, opened: FOUND }, commands);
		expect(headed.map(({ heading }) => heading).filter(Boolean)).toEqual(["Actions for “Lease”"]);
	});
});

it("who may begin something is led to where it begins", () => {
	const commands = actionCommands(paletteEn, { ...FACTS, begins: ["newField", "newKey"] });
	const begun = commands.filter(({ id }) => id.startsWith("new")).map(({ name, effect }) => [name, effect]);
	expect(begun).toEqual([
		["New document", { to: "/documents/new" }],
		["New custom field", { to: "/settings/custom-fields?ask=new" }],
		["New API key", { to: "/settings/api-keys?ask=new" }],
	]);
});

it.each([
	["/settings/people", ["Invite people"]],
	["/settings/brands", ["New brand"]],
	["/settings/brands/1", []],
	["/documents", []],
])("what is begun at %s stands in front: %s", (path, names) => {
	const commands = actionCommands(paletteEn, { ...FACTS, begins: ["invite", "newBrand"] });
	const { page, others } = ownOf(commands, path);
	expect(page.map(({ name }) => name)).toEqual(names);
	expect([...page, ...others]).toHaveLength(commands.length);
});

it.each([
	["export", ["Your data"]],
	["passw", ["Security"]],
	["settings", ["Profile", "Security", "Your data"]],
	["2fa", ["Security"]],
	["langu", ["Profile"]],
	["remind", ["Documents waiting for others"]],
	["bounced", ["Documents that need attention"]],
	["logout", ["Sign out"]],
])("%s is what somebody may call %s", (query, names) => {
	const called: [SettingsRoom, string][] = [
		["you", "Profile"],
		["security", "Security"],
		["data", "Your data"],
	];
	const rooms = settingsCommands(paletteEn, { ...FACTS, rooms: called.map(([room, name]) => ({ room, name })) });
	const found = findCommands([...actionCommands(paletteEn, FACTS), ...rooms], query);
	expect(found.map(({ name }) => name)).toEqual(names);
});
