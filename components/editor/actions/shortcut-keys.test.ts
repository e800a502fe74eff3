import { describe, expect, it } from "vitest";
import { ACTIONS } from "./actions.ts";
import { matchesKeys, shownKeys } from "./shortcut-keys.ts";

const pressed = (key: string, held: Partial<KeyboardEvent> = {}) =>
	({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held }) as KeyboardEvent;

describe("keys of actions", () => {
	it.each([
		["mod+z", pressed("z", { ctrlKey: true }), true],
		["mod+z", pressed("z", { metaKey: true }), true],
		["mod+z", pressed("Z", { ctrlKey: true, shiftKey: true }), false],
		["mod+shift+z", pressed("Z", { ctrlKey: true, shiftKey: true }), true],
		["mod++", pressed("+", { ctrlKey: true, shiftKey: true }), true],
		["?", pressed("?", { shiftKey: true }), true],
		["[", pressed("[", { altKey: true }), true],
		["delete", pressed("Delete"), true],
		["delete", pressed("d"), false],
		["alt+enter", pressed("Enter", { altKey: true }), true],
		["alt+enter", pressed("Enter"), false],
		["mod+enter", pressed("Enter", { ctrlKey: true, altKey: true }), false],
	])("%s", (keys, event, expected) => expect(matchesKeys(event, keys)).toBe(expected));

	it("are shown as the keyboard names them", () => {
		const shown = ["mod+shift+z", "mod++", "alt+pagedown"].flatMap((keys) => [
			shownKeys(keys, false),
			shownKeys(keys, true),
		]);
		expect(shown).toEqual(["Ctrl+⇧+Z", "⌘⇧Z", "Ctrl++", "⌘+", "Alt+PgDn", "⌥PgDn"]);
	});

	it.each(["document", "correction", "template"] as const)("belong to one action each on the desk of a %s", (desk) => {
		const keys = ACTIONS.flatMap(({ keys, of = [desk] }) => (of.includes(desk) ? keys : []));
		expect(keys).toContain("mod+enter");
		expect(new Set(keys).size).toBe(keys.length);
	});

	it("are those of actions that have one name each", () => {
		expect(new Set(ACTIONS.map(({ id }) => id)).size).toBe(ACTIONS.length);
	});
});
