import { describe, expect, it } from "vitest";
import type { FoundPlace } from "#lib/draft/found-place.ts";
import { draftField, draftFile } from "#lib/draft/testing/make-draft.ts";
import { openProposals, toProposal } from "./proposal.ts";

const place = (key: string, y: number, more: Partial<FoundPlace> = {}): FoundPlace => ({
	key,
	source: "place",
	page: 1,
	type: "TextBox",
	bounds: { x: 10, y, width: 100, height: 20 },
	name: "",
	label: "",
	party: null,
	signer: null,
	id: null,
	settings: {},
	...more,
});

const FOUND = {
	a: [place("low", 300), place("high", 100), place("behind", 50, { page: 2 })].map((one) => toProposal("a", one)),
	gone: [toProposal("gone", place("lost", 10))],
};
const openOf = (fields: object, notFields: string[] = []) =>
	openProposals({ files: { a: draftFile({ notFields }) }, fields: fields as never }, FOUND).map((one) => one.place.key);

describe("what is still to be proposed", () => {
	it("is told as one reads it, of files that are there", () => {
		expect(openOf({})).toEqual(["high", "low", "behind"]);
	});

	it.each([
		["that was taken, wherever its field is now", { foundAs: "high", bounds: place("", 700).bounds }],
		["that a field covers", { bounds: { x: 60, y: 105, width: 100, height: 20 } }],
	])("is nothing %s", (_, field) => {
		expect(openOf({ f: draftField({ fileId: "a", page: 1, ...field }) })).toEqual(["low", "behind"]);
	});

	it("is nothing that somebody said is no field", () => {
		expect(openOf({}, ["low"])).toEqual(["high", "behind"]);
	});

	it("stays beside a field that only touches it, and on another page", () => {
		const touching = draftField({ fileId: "a", page: 1, bounds: { x: 10, y: 118, width: 100, height: 20 } });
		const elsewhere = draftField({ fileId: "a", page: 2, bounds: place("", 300).bounds });
		expect(openOf({ touching, elsewhere })).toEqual(["high", "low", "behind"]);
	});
});
