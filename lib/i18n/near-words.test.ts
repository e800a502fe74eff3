import { expect, it } from "vitest";
import { nearQuery } from "./near-words.ts";

const KNOWN = ["lease for 14 harbour street", "résumé", "consulting agreement", "Mia Chen", "keyboard shortcuts"];

it.each([
	["leasse", "lease"],
	["laese", "lease"],
	["harbor", "harbour"],
	["consultign agreement", "consulting agreement"],
	["agremen", "agreement"],
	["resume", "résumé"],
	["leasse harb", "lease harb"],
	["lease", null],
	["mai", null],
	["leasse zzzz", null],
	["zzzz", null],
	["", null],
])("%s may mean %s", (query, meant) => expect(nearQuery(query, KNOWN)).toBe(meant));
