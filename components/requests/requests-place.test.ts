import { expect, it } from "vitest";
import { isNarrowed, placeAddress, readPlace } from "./requests-place.ts";

const ID = "018f6a54-0000-4000-8000-000000000001";

it("a place is read from its own address", () => {
	const before = { at: new Date(1_767_225_600_123), id: ID };
	const narrowed = { credentialId: ID, operation: "sendDocument", statusClass: 4 as const, day: "2026-03-01" };
	const place = { search: ID, ...narrowed, before };
	const query = Object.fromEntries(new URL(placeAddress(place), "https://sign.example.com").searchParams);
	expect(readPlace(query)).toEqual(place);
	expect(isNarrowed(place)).toBe(true);
});

it.each([{ status: "3", operation: "a b", day: "yesterday", before: "1" }, { status: ["", "4"], q: "\0" }, {}])(
	"what makes no sense is as if it were not there: %o",
	(query) => {
		expect(placeAddress(readPlace(query))).toBe("/settings/request-log");
		expect(isNarrowed(readPlace(query))).toBe(false);
	},
);
