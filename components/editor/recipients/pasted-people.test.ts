import { describe, expect, it } from "vitest";
import { readPeople, withPasted } from "./pasted-people.ts";

const MIA = { name: "Mia Chen", email: "mia@example.com" };
const OMAR = { name: "Omar Diaz", email: "omar@example.com" };

describe("a pasted list", () => {
	it.each([
		["as a mail program writes it", "Mia Chen <mia@example.com>, Omar Diaz <omar@example.com>", [MIA, OMAR]],
		["with quoted names", "\"Mia Chen\" <mia@example.com>; 'Omar Diaz' <omar@example.com>;", [MIA, OMAR]],
		["of a table", "Name\tEmail\r\nMia Chen\tmia@example.com\r\nOmar  Diaz\tomar@example.com\r\n", [MIA, OMAR]],
		["of addresses alone", "mia@example.com, omar@example.com.", [MIA, OMAR].map((one) => ({ ...one, name: "" }))],
		["without an address", "Mia Chen and Omar Diaz", []],
	])("%s is read", (_, text, people) => {
		expect(readPeople(text)).toEqual(people);
	});

	it("takes empty places, comes after who is there, and brings nobody twice", () => {
		const entered = (id: string, one: Partial<typeof MIA> = {}) => ({ id, name: "", email: "", ...one });
		const names = (people: { email: string }[]) => people.map(({ email }) => email);
		expect(names(withPasted([entered("1"), entered("2")], 0, [MIA, OMAR, MIA]))).toEqual([MIA.email, OMAR.email]);
		const ida = entered("1", { name: "Ida", email: "ida@example.com" });
		const eve = entered("3", { name: "Eve", email: "eve@example.com" });
		const pasted = withPasted([ida, entered("2"), eve], 0, [OMAR, { ...MIA, email: "EVE@example.com" }]);
		expect(names(pasted)).toEqual([ida.email, OMAR.email, eve.email]);
		const many = Array.from({ length: 80 }, (_, at) => ({ name: "", email: `m${at}@example.com` }));
		expect(withPasted([ida], 0, many)).toHaveLength(50);
	});
});
