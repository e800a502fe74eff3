import { expect, it } from "vitest";
import { isLogNarrowed, logAddress, readLogPlace } from "./log-place.ts";

const ID = "018f6a54-0000-4000-8000-000000000001";

it("a place is read from its own address", () => {
	const place = { personId: ID, type: "SignedIn", from: "2026-03-01", to: "2026-03-31", after: ID };
	const query = new URL(logAddress(place), "https://sign.example.com").searchParams;
	expect(readLogPlace((name) => query.get(name))).toEqual(place);
	expect(isLogNarrowed(place)).toBe(true);
});

it.each<Partial<Record<string, string>>>([
	{ person: "me", kind: "a b", from: "yesterday", after: "1" },
	{ to: "\0" },
	{},
])("what makes no sense is as if it were not there: %o", (query) => {
	const place = readLogPlace((name) => query[name] ?? null);
	expect(logAddress(place)).toBe("/settings/audit-log");
	expect(isLogNarrowed(place)).toBe(false);
});
