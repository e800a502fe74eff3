import type { ContactItem } from "#components/contacts/contact-items.ts";
import type { ContactModel } from "#lib/contract/contacts/read-models.ts";
import { writtenNumber } from "#lib/contract/documents/sending/phone-number.ts";

/** A contact as pages show it: its phone number in one piece. */
export function toItem<C extends ContactModel>({ phoneNumber, ...contact }: C) {
	return { ...contact, phone: phoneNumber ? writtenNumber(phoneNumber) : "" } satisfies Omit<ContactItem, "owner">;
}
