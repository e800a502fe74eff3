import { describe, expect, it } from "vitest";
import { paletteEn } from "#lib/i18n/workplace/palette/en.ts";
import { actionCommands, commandsOfDocument, commandsOfOpened } from "./palette-commands.ts";
import type { FoundDocument } from "./palette-facts.ts";

const FOUND: FoundDocument = { id: "d1", title: "Lease", status: "InProgress", sealState: "None", isWaiting: true };
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
		expect(commands.map(({ heading }) => heading).filter(Boolean)).toEqual(["What can be done with “Lease”"]);
	});
});

it("who may begin something is led to where it begins", () => {
	const facts = { rooms: [], begins: ["newField", "newKey"] as const, hasOutbox: false, isSandbox: false };
	const commands = actionCommands(paletteEn, { ...facts, begins: [...facts.begins] });
	const begun = commands.filter(({ id }) => id.startsWith("new")).map(({ name, effect }) => [name, effect]);
	expect(begun).toEqual([
		["New document", { to: "/documents/new" }],
		["New custom field", { to: "/settings/custom-fields?ask=new" }],
		["New API key", { to: "/settings/api-keys?ask=new" }],
	]);
});
