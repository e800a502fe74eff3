import type { PlainDate } from "#lib/identity/identity-types.ts";

/** Whom a specimen is made out to. */
export type SpecimenHolder = {
	/** As people write it; the machine-readable zone has its own way. */
	firstName: string;
	lastName: string;
	documentNumber: string;
	/** Of passports alone. */
	personalNumber: string;
	sex: "F" | "M";
	dob: PlainDate;
	issued: PlainDate;
	expires: PlainDate;
};

/** The one of ICAO Doc 9303, with a document that is valid for long. */
export const ANNA: SpecimenHolder = {
	firstName: "Anna Maria",
	lastName: "Eriksson",
	documentNumber: "L898902C3",
	personalNumber: "ZE184226B",
	sex: "F",
	dob: { year: 1974, month: 8, day: 12 },
	issued: { year: 2022, month: 4, day: 16 },
	expires: { year: 2062, month: 4, day: 15 },
};
