import type { PhoneNumberWire } from "./phone-number.ts";

/**
 * Whether a number that a call names somebody by is the one that is kept of them: the country code with or without its
 * plus, or written into the number too, and with the zero that a number begins with at home.
 */
export function isSameNumber(
	named: PhoneNumberWire,
	kept: { countryCode: string | null; number: string | null } | null,
): boolean {
	const number = named?.number ?? "";
	if (digits(number) === "" || !kept?.number) return false;
	const code = digits(named?.countryCode ?? "");
	// Most countries leave out abroad the 0 that a number begins with at home, and some do not. With a plus it is whole.
	const atHome = [code + digits(number), code + digits(number).replace(/^0+/, "")];
	const wanted = number.trim().startsWith("+") ? [digits(number)] : atHome;
	return wanted.includes(digits(`${kept.countryCode ?? ""}${kept.number}`));
}

const digits = (text: string) => text.replace(/\D/g, "");
