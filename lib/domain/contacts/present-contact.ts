import type { ContactModel } from "#lib/contract/contacts/read-models.ts";
import type { ContactRow } from "#lib/db/stores/contacts/contacts.ts";

/** A contact in the public names. */
export function presentContact(contact: ContactRow): ContactModel {
	const { id, name, email, companyName, jobTitle, phoneCountryCode, phoneNumber } = contact;
	const phone = phoneCountryCode && phoneNumber ? { countryCode: phoneCountryCode, number: phoneNumber } : null;
	return { id, name, email, companyName, jobTitle, phoneNumber: phone };
}
