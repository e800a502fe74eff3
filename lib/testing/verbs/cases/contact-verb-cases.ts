import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import { newAddress } from "../../people.ts";
import { takes, type VerbCases } from "../verb-case.ts";

const PAGED = { page: 1, pageSize: 100, searchKey: null, contactType: "AllContacts" } as const;
const contact = () => ({ name: "Mia", email: newAddress(), phoneNumber: null, jobTitle: "", companyName: "" });
const group = () => ({ groupName: "Owners", directories: [], contacts: [{ name: "Mia", email: newAddress() }] });

/** Another contact of the same owner. @returns its ID */
async function insertTwin(contactId: string): Promise<string> {
	const model = await db().contact.findUniqueOrThrow({ where: { id: contactId } });
	const twin = await db().contact.create({ data: { ...model, id: randomUUID(), email: newAddress() } });
	return twin.id;
}

/** Verbs about contacts and contact groups. */
export const CONTACT_VERB_CASES: Pick<VerbCases, "contacts.read" | "contacts.change"> = {
	"contacts.read": {
		on: "contact",
		verbs: {
			getContact: { args: (_, { contactId }) => [{ id: contactId }] },
			listContacts: { ...takes(PAGED), isList: true },
			viewContacts: { ...takes({ view: "all", search: "", page: 1 }), isList: true },
			viewDuplicates: { ...takes({ contactType: "AllContacts", isSkipped: false }), on: "nothing" },
			findUnsavedPeople: { ...takes({ emails: ["mia@example.com"] }), on: "nothing" },
			exportContacts: { ...takes({ contactType: "AllContacts", search: "" }), isList: true },
			getContactGroup: { args: (_, { groupId }) => [{ groupId }], on: "contact-group" },
			listContactGroups: { ...takes({ ...PAGED, directories: [] }), isList: true, on: "contact-group" },
		},
	},
	"contacts.change": {
		on: "contact",
		verbs: {
			createContacts: { args: () => [[contact()]], on: "nothing" },
			importContacts: { args: () => [[contact()]], on: "nothing" },
			updateContact: { args: (_, { contactId }) => [{ id: contactId, contact: contact() }] },
			mergeContacts: {
				args: async (_, { contactId }) => [
					{ keptId: contactId, mergedId: await insertTwin(contactId), contact: contact() },
				],
			},
			skipDuplicate: {
				args: async (_, { contactId }) => [
					{ firstId: contactId, secondId: await insertTwin(contactId), isSkipped: true },
				],
			},
			deleteContact: { args: (_, { contactId }) => [{ id: contactId }] },
			createContactGroup: { args: () => [group()], on: "nothing" },
			updateContactGroup: { args: (_, { groupId }) => [{ groupId, ...group() }], on: "contact-group" },
			deleteContactGroup: { args: (_, { groupId }) => [{ groupId }], on: "contact-group" },
		},
	},
};
