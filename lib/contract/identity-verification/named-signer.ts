import { onBehalfOf } from "#lib/contract/documents/sending/on-behalf-of.ts";
import { optionalEmail, optionalText, optionalWholeOrZero } from "#lib/contract/shape-values.ts";

/** Parts by which these operations name a signer. */
export const signerKeys = {
	/** Or countryCode and phoneNumber. */
	emailId: optionalEmail(),
	/** The signer's order, when several signers are reached there. */
	order: optionalWholeOrZero({ from: 1, to: 50 }),
	countryCode: optionalText(10),
	phoneNumber: optionalText(30),
	onBehalfOf,
};

type Wire = { emailId: string | null; order: number | null; countryCode: string | null; phoneNumber: string | null };

/** Who is meant: by address, else by number. */
export function readNamedSigner(
	{ emailId: email, order, countryCode, phoneNumber: number }: Wire,
	refuse: (key: string, message: string) => void,
) {
	if (email === null && number === null) refuse("emailId", "is required.");
	return { email, order, ...(number === null ? {} : { phone: { countryCode, number } }) };
}
