import { describe, expect, it } from "vitest";
import { ACTIONS } from "./actions.ts";
import { matchesKeys, shownKeys } from "./keys.ts";

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
	])("%s", (keys, event, expected) => expect(matchesKeys(event, keys)).toBe(expected));

	it("are shown as the keyboard names them", () => {
		expect([shownKeys("mod+shift+z", false), shownKeys("mod+shift+z", true), shownKeys("mod++", false)]).toEqual([
			"Ctrl+⇧+Z",
			"⌘⇧Z",
			"Ctrl++",
		]);
	});

	it("belong to one action each, and each action has one name", () => {
		const keys = ACTIONS.flatMap((action) => action.keys);
		expect(new Set(keys).size).toBe(keys.length);
		expect(new Set(ACTIONS.map(({ id }) => id)).size).toBe(ACTIONS.length);
	});
});
