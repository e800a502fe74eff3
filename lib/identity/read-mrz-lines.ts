import type { FieldName, MRZFormat, ParseResult } from "mrz";
import { fromIsoDate } from "#lib/fields/values/calendar-date.ts";
import type { DocumentKind, IdentityData, PlainDate, Reading, ReadingProblem } from "./identity-types.ts";
import { checkDigitsHold, parseMrz } from "./parse-mrz.ts";

/** Documents are valid for decades at most: a year is the one of its two digits that is nearest to today. */
const NEAREST_YEARS = 50;

/** A day of birth of a machine-readable zone, YYMMDD: it is over. Null where parts of it are unknown, or it is no day. */
function readBirthDate(text: string | null | undefined, today: PlainDate): PlainDate | null {
	return readDate(text, (year) => (year > today.year ? year - 100 : year), today);
}

/** A day of expiry or issue of a machine-readable zone, YYMMDD. Null where it is no day. */
function readNearDate(text: string | null | undefined, today: PlainDate): PlainDate | null {
	return readDate(text, (year) => (year > today.year + NEAREST_YEARS ? year - 100 : year), today);
}

function readDate(
	text: string | null | undefined,
	place: (year: number) => number,
	today: PlainDate,
): PlainDate | null {
	const match = /^(\d\d)(\d\d)(\d\d)$/.exec(text ?? "");
	if (!match) return null;
	const century = Math.floor(today.year / 100) * 100;
	const year = place(century + Number(match[1]));
	return fromIsoDate(`${year}-${match[2]}-${match[3]}`);
}

/** What ICAO Doc 9303-3 section 5 has besides ISO 3166-1, for which there is one. */
const COUNTRY_OF: Readonly<Record<string, string>> = {
	D: "DEU",
	GBD: "GBR",
	GBN: "GBR",
	GBO: "GBR",
	GBP: "GBR",
	GBS: "GBR",
};

/** The licences whose layout is published have one of their own. */
const KIND_OF: Readonly<Partial<Record<MRZFormat, DocumentKind>>> = {
	TD3: "Passport",
	FRENCH_NATIONAL_ID: "IDCard",
	SWISS_DRIVING_LICENSE: "DriverLicense",
	FRENCH_DRIVING_LICENSE: "DriverLicense",
};

/** How many characters a layout has for both names (ICAO Doc 9303-4 to 9303-6); those of one issuer hold them apart. */
const ROOM_FOR_NAMES: Readonly<Partial<Record<MRZFormat, number>>> = { TD1: 30, TD2: 31, TD3: 39 };

/**
 * Reads the lines of a machine-readable zone (ICAO Doc 9303-4 to 9303-6) as they stand. `today` places years, of which
 * a zone has two digits.
 */
export function readMrzLines(lines: readonly string[], source: "Mrz" | "Typed", today: PlainDate): Reading {
	const parsed = parseMrz(lines);
	const kind = parsed && kindOf(lines, parsed);
	if (!parsed || !kind) return { source, data: null, checkDigitsHold: null, problems: ["UnknownLayout"] };
	const doHold = checkDigitsHold(parsed);
	const data = toData(lines, parsed, kind, today);
	const problems: ReadingProblem[] = [];
	if (doHold === false) problems.push("CheckDigitsDiffer");
	if (!data.lastName || !data.documentNumber || !data.dob) problems.push("FieldUnreadable");
	return { source, data, checkDigitsHold: doHold, ...(isNameCut(parsed, data) && { isNameCut: true }), problems };
}

function isNameCut({ format }: ParseResult, { firstName, lastName }: IdentityData): boolean {
	return [lastName, firstName].filter((part) => part !== null).join("<<").length === ROOM_FOR_NAMES[format];
}

/** Cards begin with A, C or I, passports with P; the others are visas and the like, which prove nothing here. */
function kindOf(lines: readonly string[], parsed: ParseResult): DocumentKind | null {
	const { format } = parsed;
	const code = rawOf(lines, parsed, "documentCode");
	if (format === "TD3" && !code.startsWith("P")) return null;
	if (format === "TD1" || format === "TD2") return /^[ACI]/.test(code) ? "IDCard" : null;
	return KIND_OF[format] ?? null;
}

/** What stands in a field, whether the parser knows the value or not. */
function rawOf(lines: readonly string[], { details }: ParseResult, field: FieldName): string {
	const range = details.find((detail) => detail.field === field)?.ranges[0];
	return range ? (lines[range.line] ?? "").slice(range.start, range.end) : "";
}

function toData(lines: readonly string[], parsed: ParseResult, kind: DocumentKind, today: PlainDate): IdentityData {
	const { fields, documentNumber } = parsed;
	const state = rawOf(lines, parsed, "issuingState").replaceAll("<", "");
	return {
		kind,
		country: /^[A-Z]+$/.test(state) ? (COUNTRY_OF[state] ?? state) : null,
		firstName: fields.firstName || null,
		lastName: fields.lastName || null,
		documentNumber: documentNumber ?? fields.documentNumber ?? null,
		dob: readBirthDate(fields.birthDate, today),
		issued: readNearDate(fields.issueDate, today),
		expires: readNearDate(fields.expirationDate, today),
		address: null,
	};
}
