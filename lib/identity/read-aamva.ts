import { fromIsoDate } from "#lib/fields/values/calendar-date.ts";
import type { Address, PlainDate, Reading } from "./identity-types.ts";

/** The data elements that are read (AAMVA DL/ID Card Design Standard 2020, annex D.12.5), older ones included. */
type Elements = ReadonlyMap<string, string>;

/** What stands for "there is none". */
const NOTHING = /^(?:NONE|unavl|unavail)?$/i;

/** No licence has more. */
const MOST_CHARACTERS = 4000;

/**
 * Reads what the barcode of a North American licence or card holds. It has no check digits: the barcode corrects its own
 * errors. Null when it is the barcode of something else.
 */
export function readAamva(text: string): Reading | null {
	const header = /^@[\s\S]{1,4}(?:ANSI |AAMVA)\d{6}/.exec(text);
	if (!header) return null;
	const elements = elementsOf(text.slice(header[0].length, MOST_CHARACTERS));
	const data = {
		kind: /^[^A-Z]*ID/.test(text.slice(header[0].length)) ? ("IDCard" as const) : ("DriverLicense" as const),
		country: elementOf(elements, "DCG"),
		...namesOf(elements),
		documentNumber: elementOf(elements, "DAQ"),
		dob: dateOf(elements, "DBB"),
		issued: dateOf(elements, "DBD"),
		expires: dateOf(elements, "DBA"),
		address: addressOf(elements),
	};
	const isWhole = data.lastName !== null && data.documentNumber !== null && data.dob !== null;
	return { source: "Barcode", data, checkDigitsHold: null, problems: isWhole ? [] : ["FieldUnreadable"] };
}

/** A line for each element: three letters, then its value. The first follows the name of the part that it is in. */
function elementsOf(body: string): Elements {
	const lines = body.split(/[\n\r]/).map((line) => line.replace(/^.*?(?:DL|ID)(?=D[A-Z]{2})/, ""));
	const elements = new Map<string, string>();
	for (const line of lines) {
		const match = /^(D[A-Z]{2})(.*)$/.exec(line);
		const [, name = "", value = ""] = match ?? [];
		if (match && !elements.has(name)) elements.set(name, value.trim());
	}
	return elements;
}

function elementOf(elements: Elements, ...names: string[]): string | null {
	const found = names.map((name) => elements.get(name) ?? "").find((value) => !NOTHING.test(value));
	return found ?? null;
}

/** Given names in two elements, in one (version 2 and 3), or all names in one (version 1), with commas between. */
function namesOf(elements: Elements): { firstName: string | null; lastName: string | null } {
	const [last, ...given] = (elementOf(elements, "DAA") ?? "").split(",");
	const parts = [elementOf(elements, "DAC"), elementOf(elements, "DAD")].filter((part) => part !== null);
	const firstName = parts.length > 0 ? parts.join(" ") : (elementOf(elements, "DCT") ?? given.join(" "));
	return {
		firstName: firstName.replaceAll(",", " ").trim() || null,
		lastName: elementOf(elements, "DCS", "DAB") ?? (last?.trim() || null),
	};
}

/** Month first in the United States, year first in Canada and in the first version. */
function dateOf(elements: Elements, name: string): PlainDate | null {
	const text = elementOf(elements, name) ?? "";
	if (!/^\d{8}$/.test(text)) return null;
	const yearFirst = fromIsoDate(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`);
	const monthFirst = fromIsoDate(`${text.slice(4)}-${text.slice(0, 2)}-${text.slice(2, 4)}`);
	return [yearFirst, monthFirst].find((date) => date && date.year >= 1900 && date.year < 2200) ?? null;
}

function addressOf(elements: Elements): Address | null {
	const address = {
		line1: elementOf(elements, "DAG"),
		line2: elementOf(elements, "DAH"),
		city: elementOf(elements, "DAI"),
		state: elementOf(elements, "DAJ"),
		postalCode: elementOf(elements, "DAK"),
		country: elementOf(elements, "DCG"),
	};
	return address.line1 || address.city ? address : null;
}
