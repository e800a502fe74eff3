import { expect, it } from "vitest";
import { MOST_AT_ONCE } from "#lib/contract/documents/listing/bulk-action.ts";
import { addToChosen } from "./add-to-chosen.ts";

const documents = ([from, to]: readonly [number, number]) =>
	Array.from({ length: to - from }, (_, index) => ({
		id: `${from + index}`,
		title: "",
		status: "InProgress",
		sealState: "None",
		senderId: "",
	}));
const chosenOf = (range: readonly [number, number]) => new Map(documents(range).map((one) => [one.id, one]));

it.each([
	["takes all that there is room for", [0, 0], [0, 25], 25, false],
	["knows those that are chosen already", [0, 25], [0, 25], 25, false],
	["fills what an action takes, and no more", [1000, 1003], [0, 500], MOST_AT_ONCE, true],
	["has no room for one more", [0, 500], [500, 501], MOST_AT_ONCE, true],
	["needs no room for those that are in", [0, 500], [0, 500], MOST_AT_ONCE, false],
] as const)("%s", (_, before, added, size, isFull) => {
	const kept = chosenOf(before);
	const after = addToChosen(kept, documents(added));
	expect([after.chosen.size, after.isFull]).toEqual([size, isFull]);
	expect([...kept.keys()].every((id) => after.chosen.has(id))).toBe(true);
});
