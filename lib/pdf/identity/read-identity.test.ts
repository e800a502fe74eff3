import { describe, expect, it } from "vitest";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { drawSpecimen, type Specimen } from "#lib/testing/identity/draw-specimen.ts";
import { readIdentity } from "./read-identity.ts";
import { readIdentityDocument } from "./read-identity-document.ts";

const TODAY = { year: 2026, month: 11, day: 23 };

const ANNA = {
	country: "UTO",
	firstName: "ANNA MARIA",
	lastName: "ERIKSSON",
	documentNumber: "L898902C3",
	dob: { year: 1974, month: 8, day: 12 },
	issued: null,
	expires: { year: 2062, month: 4, day: 15 },
	address: null,
};

async function read(specimen: Specimen) {
	const front = (await drawSpecimen(specimen)).toString("base64");
	return readIdentity({ kind: specimen.kind, front, back: null, today: TODAY });
}

describe("a photograph", () => {
	it("of a passport is read in a process of its own, and with it what is easily confused", async () => {
		// By itself the recogniser takes the Z of the personal number for a 2.
		const front = await drawSpecimen({ kind: "Passport" });
		expect(await readIdentityDocument("Passport", { front }, TODAY)).toEqual({
			source: "Mrz",
			data: { ...ANNA, kind: "Passport" },
			checkDigitsHold: true,
			problems: [],
		});
		closePdfPool();
	});

	it("of a card that lies turned and aslant in uneven light is read", async () => {
		const holder = { firstName: "Jürgen", lastName: "Groß-Öztürk", documentNumber: "0O8B5S2Z1" };
		const view = { turned: -9, aslant: 0.025, fill: 0.75, seed: 4 };
		const { data, checkDigitsHold } = await read({ kind: "IDCard", side: "Back", holder, view });
		expect(checkDigitsHold).toBe(true);
		expect(data).toMatchObject({ firstName: "JUERGEN", lastName: "GROSS OEZTUERK", documentNumber: "0O8B5S2Z1" });
	});

	it("that is upside down, with a check digit that does not fit, is read as it is printed", async () => {
		const { data, checkDigitsHold, problems } = await read({
			kind: "Passport",
			hasWrongDigit: true,
			view: { turned: 180 },
		});
		expect(data).toEqual({ ...ANNA, kind: "Passport" });
		expect(checkDigitsHold).toBe(false);
		expect(problems).toEqual(["CheckDigitsDiffer"]);
	});

	it("of a licence is read from its barcode", async () => {
		expect(await read({ kind: "DriverLicense", side: "Back" })).toEqual({
			source: "Barcode",
			data: {
				...ANNA,
				kind: "DriverLicense",
				country: "USA",
				issued: { year: 2022, month: 4, day: 16 },
				address: {
					line1: "2345 ANYWHERE STREET",
					line2: null,
					city: "YOUR CITY",
					state: "NY",
					postalCode: "123450000",
					country: "USA",
				},
			},
			checkDigitsHold: null,
			problems: [],
		});
	});

	it("without a zone or a barcode says nothing", async () => {
		const nothing = { source: null, data: null, checkDigitsHold: null, problems: ["NothingFound"] };
		expect(await read({ kind: "IDCard" })).toEqual(nothing);
	});
});
