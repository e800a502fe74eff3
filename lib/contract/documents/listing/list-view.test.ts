import { expect, it } from "vitest";
import { unknownParts } from "./list-view.ts";

it.each([
	["", []],
	["filter=all&sort=recent&days=30&q=anything&label=anything", []],
	["filter=&from=2026-11-01&sender=00000000-0000-4000-8000-000000000000", []],
	["recipient=Mia%40example.com", []],
	["recipient=mia", ["recipient=mia"]],
	["filter=compelted", ["filter=compelted"]],
	[
		"filter=trash&sort=size&from=yesterday&brand=acme&days=31",
		["sort=size", "brand=acme", "days=31", "from=yesterday"],
	],
])("names what no list has in ?%s", (query, parts) => {
	const given = new URLSearchParams(query);
	expect(unknownParts((name) => given.get(name))).toEqual(parts);
});
