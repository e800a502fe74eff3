import { describe, expect, it } from "vitest";
import { findCommands } from "./find-commands.ts";

const command = (name: string, also = "", group: "field" | "pages" = "field", isPossible = true) => ({
	name,
	also,
	group,
	isPossible,
});

const ALL = [
	command("Duplicate", "copy clone"),
	command("Copy"),
	command("Même largeur"),
	command("Select all on this page"),
	command("Paste", "", "field", false),
	command("Place Page number"),
	command("Go to page 12", "", "pages"),
];

describe("commands are found", () => {
	it.each([
		["copy", ["Copy", "Duplicate"]],
		["meme LARG", ["Même largeur"]],
		["all page", ["Select all on this page"]],
		["pa", ["Select all on this page", "Place Page number", "Go to page 12", "Paste"]],
		["12", ["Go to page 12"]],
		["(", ["Duplicate", "Copy", "Même largeur", "Select all on this page", "Paste", "Place Page number"]],
		["nothing", []],
	])("by %s", (query, names) => expect(findCommands(ALL, query).map(({ name }) => name)).toEqual(names));
});
