import type { CalendarDate } from "#lib/fields/values/calendar-date.ts";

/** What somebody can prove who they are with, in the public names. */
export type DocumentKind = "Passport" | "IDCard" | "DriverLicense";

export type Side = "Front" | "Back";

export type PlainDate = CalendarDate;

export type Address = {
	line1: string | null;
	line2: string | null;
	city: string | null;
	state: string | null;
	postalCode: string | null;
	country: string | null;
};

export type IdentityData = {
	kind: DocumentKind;
	/** Who issued it, as ISO 3166-1 alpha-3, or one of the codes that ICAO Doc 9303-3 section 5 adds. */
	country: string | null;
	firstName: string | null;
	lastName: string | null;
	documentNumber: string | null;
	dob: PlainDate | null;
	issued: PlainDate | null;
	expires: PlainDate | null;
	address: Address | null;
};

/** Provider: it was not read here. */
export type Source = "Mrz" | "Barcode" | "Typed" | "Provider";

/** Why nothing, or not all, could be read: keys for the catalogues. */
export type ReadingProblem =
	/** No machine-readable zone, and no barcode, was found. */
	| "NothingFound"
	/** What was found has lines of other lengths, or of a layout that nobody publishes. */
	| "UnknownLayout"
	/** A check digit does not fit what it is reckoned from. */
	| "CheckDigitsDiffer"
	/** A field holds what it cannot. */
	| "FieldUnreadable";

/** What a reader made of the pictures; data null: nothing could be read. */
export type Reading = {
	source: Source | null;
	data: IdentityData | null;
	/** Null where there are none, as in a barcode. */
	checkDigitsHold: boolean | null;
	/** The name fills all the room that the layout has for it: more of it may be cut off. Left out: it does not. */
	isNameCut?: true;
	problems: ReadingProblem[];
};

export type CheckName = "Readable" | "CheckDigits" | "Kind" | "Expiry" | "Name" | "DateOfBirth";

/** NotDone: there was nothing to compare, or nothing to compare it with. `expected` and `found` are for who reviews. */
export type Check = { check: CheckName; outcome: "Passed" | "Failed" | "NotDone"; expected?: string; found?: string };

export type NameMatcher = "Strict" | "Moderate" | "Lenient";

export type Expectation = {
	name: string | null;
	dateOfBirth: PlainDate | null;
	allowedKinds: DocumentKind[];
	nameMatcher: NameMatcher;
	today: PlainDate;
};
