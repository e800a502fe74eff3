import { z } from "zod";
import { type PhoneNumber, phoneNumberWire, readPhoneNumber } from "#lib/contract/documents/sending/phone-number.ts";
import { choice, optionalText, requiredEmail, requiredText } from "#lib/contract/shape-values.ts";

/** So many contacts are created at once: one transaction adds them all. */
export const MAX_NEW_CONTACTS = 1000;

/** The contacts a list covers: the caller’s own, or all that the caller can see. */
export const contactType = choice(["MyContacts", "AllContacts"], "AllContacts");
export type ContactType = z.output<typeof contactType>;

/** Whether it is an ID is decided where it is looked up: unknown is unknown. */
export const contactId = requiredText(200);

export type ContactRequest = {
	name: string;
	email: string;
	phoneNumber: PhoneNumber | null;
	jobTitle: string;
	companyName: string;
};

/** A contact as create and update take it. A country code without a number is no phone number. */
export const contactWire = z
	.object(
		{
			name: requiredText(256),
			email: requiredEmail(),
			phoneNumber: phoneNumberWire,
			jobTitle: optionalText(256),
			companyName: optionalText(256),
		},
		"must be a JSON object.",
	)
	.transform(({ phoneNumber: phone, jobTitle, companyName, ...rest }, context): ContactRequest => {
		const refuse = (key: string, message: string) =>
			context.addIssue({ code: "custom", path: ["phoneNumber", key], message });
		const phoneNumber = phone?.number ? readPhoneNumber(phone, refuse, "with a number") : null;
		return { ...rest, phoneNumber, jobTitle: jobTitle ?? "", companyName: companyName ?? "" };
	});
