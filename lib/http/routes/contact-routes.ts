import { CONTACT_GROUP_OPERATIONS as GROUPS } from "#lib/contract/contact-groups/operations.ts";
import { CONTACT_OPERATIONS as CONTACTS } from "#lib/contract/contacts/operations.ts";
import { createContactGroup } from "#lib/domain/contact-groups/create-contact-group.ts";
import { deleteContactGroup } from "#lib/domain/contact-groups/delete-contact-group.ts";
import { getContactGroup } from "#lib/domain/contact-groups/get-contact-group.ts";
import { listContactGroups } from "#lib/domain/contact-groups/list-contact-groups.ts";
import { updateContactGroup } from "#lib/domain/contact-groups/update-contact-group.ts";
import { createContacts } from "#lib/domain/contacts/create-contacts.ts";
import { deleteContact } from "#lib/domain/contacts/delete-contact.ts";
import { getContact } from "#lib/domain/contacts/get-contact.ts";
import { listContacts } from "#lib/domain/contacts/list-contacts.ts";
import { updateContact } from "#lib/domain/contacts/update-contact.ts";
import { type ApiRoute, defineRoute } from "../define-route.ts";

/** Which verb does which operation on contacts. */
export const CONTACT_ROUTES: Record<keyof typeof CONTACTS, ApiRoute> = {
	listContacts: defineRoute(CONTACTS.listContacts, listContacts, ({ query }) => query),
	getContact: defineRoute(CONTACTS.getContact, getContact, ({ query }) => query),
	createContacts: defineRoute(CONTACTS.createContacts, createContacts, ({ body }) => body),
	updateContact: defineRoute(CONTACTS.updateContact, updateContact, ({ query, body }) => ({
		...query,
		contact: body,
	})),
	deleteContact: defineRoute(CONTACTS.deleteContact, deleteContact, ({ query }) => query),
};

/** Which verb does which operation on contact groups. */
export const CONTACT_GROUP_ROUTES: Record<keyof typeof GROUPS, ApiRoute> = {
	listContactGroups: defineRoute(GROUPS.listContactGroups, listContactGroups, ({ query }) => query),
	getContactGroup: defineRoute(GROUPS.getContactGroup, getContactGroup, ({ query }) => query),
	createContactGroup: defineRoute(GROUPS.createContactGroup, createContactGroup, ({ body }) => body),
	updateContactGroup: defineRoute(GROUPS.updateContactGroup, updateContactGroup, ({ query, body }) => ({
		...query,
		...body,
	})),
	deleteContactGroup: defineRoute(GROUPS.deleteContactGroup, deleteContactGroup, ({ query }) => query),
};
