import { expect, it } from "vitest";
import { oneParam } from "./one-param.ts";

it.each([
	["lease", "lease"],
	["", ""],
	[["lease", "offer"], "lease"],
	["le\u0000ase", "lease"],
	[undefined, null],
	[[], null],
])("%j is read as %j", (given, expected) => {
	expect(oneParam(given)).toBe(expected);
});
