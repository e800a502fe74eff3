import { expect, it } from "vitest";
import { readArguments } from "./arguments.ts";

it("reads options, flags and words", () => {
	const given = readArguments(["id", "--name", "Mia Chen", "--invite"], ["name"], { flags: ["invite"], maxWords: 1 });
	expect([given.words, given.option("name"), given.has("invite")]).toEqual([["id"], "Mia Chen", true]);
});

it.each([
	[["--name", "Mia", "Chen"], 'Unexpected argument "Chen". Put values with spaces in quotes.'],
	[["--nmae", "Mia"], "Unknown option: --nmae."],
	[["--name"], "Option '--name <value>' argument missing"],
])("refuses %j with a sentence", (args, sentence) => {
	expect(() => readArguments(args, ["name"])).toThrow(new Error(sentence));
});
