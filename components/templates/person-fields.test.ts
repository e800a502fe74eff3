import { expect, it } from "vitest";
import { readPerson } from "./person-fields.tsx";

it.each([
	["Mia Chen", "mia@example.com", { name: "Mia Chen", email: "mia@example.com" }],
	["Mia Chen <mia@example.com>", "", { name: "Mia Chen", email: "mia@example.com" }],
	["mia@example.com", " ", { name: "mia@example.com", email: "mia@example.com" }],
	["Mia Chen", "", { name: "Mia Chen", email: "" }],
	["Mia <mia@example.com>", "other@example.com", { name: "Mia <mia@example.com>", email: "other@example.com" }],
])("%s and %s are read as a person", (name, email, person) => {
	const given = new FormData();
	given.set("people.2.name", name);
	given.set("people.2.email", email);
	expect(readPerson(given, 2)).toEqual(person);
});
