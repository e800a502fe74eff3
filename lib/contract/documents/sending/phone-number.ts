import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from "libphonenumber-js";
import { z } from "zod";
import { optionalText } from "#lib/contract/shape-values.ts";

/** A number as it comes in; whether it is one is judged where it is needed. */
export const phoneNumberWire = z.object({ countryCode: optionalText(8), number: optionalText(32) }).nullish();
export type PhoneNumberWire = z.output<typeof phoneNumberWire>;

/** A number that can be called: "+33" and the national digits. */
export type PhoneNumber = { countryCode: string; number: string };

export const phoneNumberModel = z.object({ countryCode: z.string(), number: z.string() });

const CALLING_CODES = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));

/**
 * Judges a number by the rules of its country code.
 *
 * @param refuse notes what is wrong with a key of the number
 * @param purpose what it is required for
 * @returns null when it is refused
 */
export function readPhoneNumber(
	wire: PhoneNumberWire,
	refuse: (key: "countryCode" | "number", message: string) => void,
	purpose = "for delivery by SMS",
): PhoneNumber | null {
	const code = (wire?.countryCode ?? "").replace(/[^\d]/g, "");
	const digits = (wire?.number ?? "").replace(/[^\d]/g, "");
	if (!wire?.countryCode) refuse("countryCode", `is required ${purpose}, such as +33.`);
	if (!wire?.number) refuse("number", `is required ${purpose}.`);
	if (!wire?.countryCode || !wire.number) return null;
	if (!CALLING_CODES.has(code)) {
		refuse("countryCode", "must be a country code like +33.");
		return null;
	}
	// Some write the country code into the number as well; before the rest it could pass for an area code.
	const isInternational = wire.number.trim().startsWith("+");
	const parsed = parsePhoneNumberFromString(isInternational ? `+${digits}` : `+${code}${digits}`);
	if (parsed?.countryCallingCode !== code || !parsed.isValid()) {
		refuse("number", `isn’t a valid phone number for +${code}.`);
		return null;
	}
	return { countryCode: `+${code}`, number: parsed.nationalNumber };
}

/** A number as people read it, like "+33 6 12 34 56 78". */
export function writtenNumber({ countryCode, number }: PhoneNumber): string {
	const plain = `${countryCode} ${number}`;
	return parsePhoneNumberFromString(plain)?.formatInternational() ?? plain;
}

/** A number as people write it, like "+33 6 12 34 56 78"; null when it is none. */
export function readWrittenNumber(text: string): PhoneNumber | null {
	const parsed = parsePhoneNumberFromString(text);
	if (!parsed?.isValid()) return null;
	return { countryCode: `+${parsed.countryCallingCode}`, number: parsed.nationalNumber };
}
