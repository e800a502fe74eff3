import type { CONTACT_GROUP_OPERATIONS } from "#lib/contract/contact-groups/operations.ts";
import type { CONTACT_OPERATIONS } from "#lib/contract/contacts/operations.ts";
import { createContact, createGroup } from "../../contacts.ts";
import { newAddress } from "../../people.ts";
import { EVERYBODY, type OperationCall, type OperationCase } from "../operation-case.ts";

function onContact(call: (id: string) => OperationCall, requires: string[] = []): OperationCase {
	return { roles: EVERYBODY, requires, arrange: async (caller) => ({ id: (await createContact(caller)).id, call }) };
}

function onGroup(call: (groupId: string) => OperationCall): OperationCase {
	return { roles: EVERYBODY, arrange: async (caller) => ({ id: await createGroup(caller), call }) };
}

/** How the operations on contacts are called. */
export const CONTACT_CASES: Record<keyof typeof CONTACT_OPERATIONS, OperationCase> = {
	listContacts: {
		names: "list",
		roles: EVERYBODY,
		arrange: async (caller) => {
			const { id, email } = await createContact(caller);
			return { id, call: () => ({ query: { page: "1", searchKey: email } }) };
		},
	},
	getContact: onContact((id) => ({ query: { id } })),
	createContacts: {
		names: "nothing",
		roles: EVERYBODY,
		requires: ["[0].Name", "[0].Email"],
		arrange: async () => {
			const email = newAddress();
			return { id: "", call: () => ({ body: [{ name: "Mia Chen", email }] }) };
		},
	},
	updateContact: onContact(
		(id) => ({ query: { id }, body: { name: "Mia", email: `mia-${id}@example.com` } }),
		["Name", "Email"],
	),
	deleteContact: onContact((id) => ({ query: { id } })),
};

/** How the operations on contact groups are called. */
export const CONTACT_GROUP_CASES: Record<keyof typeof CONTACT_GROUP_OPERATIONS, OperationCase> = {
	listContactGroups: {
		names: "list",
		roles: EVERYBODY,
		arrange: async (caller) => {
			const groupName = newAddress();
			const id = await createGroup(caller, { groupName });
			return { id, call: () => ({ query: { page: "1", searchKey: groupName } }) };
		},
	},
	getContactGroup: onGroup((groupId) => ({ query: { groupId } })),
	createContactGroup: {
		names: "nothing",
		roles: EVERYBODY,
		requires: ["GroupName", "Contacts"],
		arrange: async () => ({
			id: "",
			call: () => ({ body: { groupName: "Owners", contacts: [{ name: "Mia", email: "mia@example.com" }] } }),
		}),
	},
	updateContactGroup: onGroup((groupId) => ({ query: { groupId }, body: { groupName: "Tenants" } })),
	deleteContactGroup: onGroup((groupId) => ({ query: { groupId } })),
};
