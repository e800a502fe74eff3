import { expect, it } from "vitest";
import { readRows } from "./read-rows.ts";

const data = {
	kind: "Passport",
	country: "UTO",
	firstName: "MAYA ELENA",
	lastName: "HARTLEY",
	documentNumber: "X84107926",
	dob: { year: 1991, month: 3, day: 17 },
	issued: null,
	expires: null,
	address: null,
} as const;
const given = { name: "Maya Hartley", dateOfBirth: null };

it("says of each thing that was read what came of comparing it", () => {
	const checks = [
		{ check: "Name", outcome: "Failed" },
		{ check: "CheckDigits", outcome: "Passed" },
		{ check: "DateOfBirth", outcome: "NotDone" },
	] as const;
	const rows = readRows({ data, given, checks: [...checks] });
	expect(rows.map(({ row, compared, tone }) => [row, compared, tone])).toEqual([
		["name", "differs", "bad"],
		["dob", "notAsked", "neutral"],
		["country", "notAsked", "neutral"],
		["number", "digits", "good"],
		["expires", "notRead", "neutral"],
	]);
	expect(rows[0]).toMatchObject({ read: "MAYA ELENA HARTLEY", given: "Maya Hartley" });
});

it("does not say of a name that could not be compared that nobody asked for it", () => {
	const [name] = readRows({ data, given: { ...given, name: "محمد" }, checks: [{ check: "Name", outcome: "NotDone" }] });
	expect(name).toMatchObject({ row: "name", compared: "notCompared", tone: "neutral" });
});

it("writes an address as one line, and nothing of what was not read at all", () => {
	const address = {
		line1: "12 Quay Street",
		line2: null,
		city: "Harbour",
		state: "CA",
		postalCode: "90210",
		country: null,
	};
	const rows = readRows({ data: { ...data, address }, given, checks: [] });
	expect(rows.at(-1)).toMatchObject({ row: "address", read: "12 Quay Street, Harbour, CA 90210" });
	expect(readRows({ data: null, given, checks: [] })).toEqual([]);
});
