import { describe, expect, it } from "vitest";
import { readAamva } from "./read-aamva.ts";

const HEADER = "@\n\u001e\rANSI 636001100001DL00310223";

const barcode = (...elements: string[]) => `${HEADER}DL${elements.join("\n")}\r`;

const NEW_YORK = ["DAQ123456789", "DCSERIKSSON", "DACANNA", "DADMARIA,EVA", "DBB08121974", "DBA04152030", "DCGUSA"];

describe("the barcode of a licence", () => {
	it("names its holder, number and days, month first in the United States", () => {
		expect(readAamva(barcode(...NEW_YORK))).toEqual({
			source: "Barcode",
			data: {
				kind: "DriverLicense",
				country: "USA",
				firstName: "ANNA MARIA EVA",
				lastName: "ERIKSSON",
				documentNumber: "123456789",
				dob: { year: 1974, month: 8, day: 12 },
				issued: null,
				expires: { year: 2030, month: 4, day: 15 },
				address: null,
			},
			checkDigitsHold: null,
			problems: [],
		});
	});

	it("has days with the year first in Canada", () => {
		const canadian = barcode("DAQA1", "DCSROY", "DACEVE", "DBB19740812", "DBA20300415", "DCGCAN", "DAG1 RUE", "DAIX");
		const { data } = readAamva(canadian) ?? {};
		expect(data?.dob).toEqual({ year: 1974, month: 8, day: 12 });
		expect(data?.address).toMatchObject({ line1: "1 RUE", city: "X", state: null, country: "CAN" });
	});

	it.each([
		["given names in one element", ["DCSERIKSSON", "DCTANNA MARIA"]],
		["all names in one element", ["DAAERIKSSON,ANNA,MARIA"]],
		["no middle name", ["DCSERIKSSON", "DACANNA MARIA", "DADNONE"]],
	])("of an older kind may have %s", (_what, names) => {
		const { data } = readAamva(barcode("DAQ1", ...names, "DBB08121974")) ?? {};
		expect([data?.firstName, data?.lastName]).toEqual(["ANNA MARIA", "ERIKSSON"]);
	});

	it("of a card that is no licence says so", () => {
		const card = `${HEADER.replace("DL0031", "ID0031")}ID${NEW_YORK.join("\n")}\r`;
		expect(readAamva(card)?.data).toMatchObject({ kind: "IDCard", documentNumber: "123456789" });
	});

	it("that lacks what tells who somebody is, is read in part", () => {
		const { data, problems } = readAamva(barcode("DCSERIKSSON", "DBB13401974")) ?? {};
		expect(data).toMatchObject({ lastName: "ERIKSSON", dob: null, documentNumber: null });
		expect(problems).toEqual(["FieldUnreadable"]);
	});

	it.each(["", "https://example.com", "@\n\u001e\rSOMETHING", "M1ERIKSSON/ANNA EABC123"])("is not: %j", (text) => {
		expect(readAamva(text)).toBeNull();
	});

	it("is read at once, however long it is", () => {
		expect(readAamva(`${HEADER}${"DL".repeat(1_000_000)}`)?.problems).toEqual(["FieldUnreadable"]);
	});
});
