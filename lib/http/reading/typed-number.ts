import { type PhoneNumber, readPhoneNumber } from "#lib/contract/documents/sending/phone-number.ts";
import { phoneWire } from "#lib/draft/to-send-wire.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/**
 * A phone number as a person types it, with its country: "+33 6 12 34 56 78".
 *
 * @throws AppError ValidationError that names PhoneNumber
 */
export function typedNumber(typed: string): PhoneNumber {
	const number = readPhoneNumber(phoneWire(typed), () => {});
	if (number) return number;
	throw fieldRefusal("PhoneNumber", said("phoneForm"));
}
