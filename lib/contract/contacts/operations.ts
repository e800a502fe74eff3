import { createContactsOperation } from "./create-contacts.ts";
import { deleteContactOperation } from "./delete-contact.ts";
import { getContactOperation } from "./get-contact.ts";
import { listContactsOperation } from "./list-contacts.ts";
import { updateContactOperation } from "./update-contact.ts";

/** What can be done with contacts. */
export const CONTACT_OPERATIONS = {
	listContacts: listContactsOperation,
	getContact: getContactOperation,
	createContacts: createContactsOperation,
	updateContact: updateContactOperation,
	deleteContact: deleteContactOperation,
} as const;
