import { expect, it } from "vitest";
import { statementNames } from "./name-statement.ts";

it("gives a statement the same name each time, another one another, and stops before there are too many", () => {
	const nameStatement = statementNames();
	const first = nameStatement({ sql: "SELECT 1" });
	expect(nameStatement({ sql: "SELECT 1" })).toBe(first);
	expect(nameStatement({ sql: "SELECT 2" })).not.toBe(first);
	for (let length = 0; length < 500; length += 1) nameStatement({ sql: `SELECT ${"$1,".repeat(length)}0` });
	expect(nameStatement({ sql: "SELECT 3" })).toBe("");
	expect(nameStatement({ sql: "SELECT 1" })).toBe(first);
});

it("names no search: with a name it would be planned for any search, and a rare word takes another way than a common one", () => {
	expect(statementNames()({ sql: 'SELECT 1 FROM "Document" d WHERE d."searchText" LIKE $1' })).toBe("");
});
