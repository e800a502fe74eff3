import { expect, it } from "vitest";
import { isNarrowed, readTemplatePlace, templatesAddress } from "./template-place.ts";

const read = (query: string) => {
	const params = new URLSearchParams(query);
	return readTemplatePlace((name) => params.get(name));
};

it.each([
	["", "/templates"],
	["list=shared&q=+lease+", "/templates?list=shared&q=lease"],
	["list=trash&q=lease&owner=u1&label=Flats", "/templates?list=trash&q=lease"],
	["list=none&owner=u1&label=Flats", "/templates?owner=u1&label=Flats"],
])("an address %s is read, and written as %s", (query, address) => {
	expect(templatesAddress(read(query))).toBe(address);
});

it("a page is part of the address from the second on, and a list alone narrows nothing", () => {
	expect(templatesAddress(read("q=a"), 2)).toBe("/templates?q=a&page=2");
	expect([isNarrowed(read("list=own")), isNarrowed(read("label=Flats"))]).toEqual([false, true]);
});
