import type { CONTACT_GROUP_OPERATIONS } from "../../contact-groups/operations.ts";
import type { ContactGroupModel } from "../../contact-groups/read-models.ts";
import type { CONTACT_OPERATIONS } from "../../contacts/operations.ts";
import type { ContactModel } from "../../contacts/read-models.ts";
import type { ExampleCalls } from "./example-call.ts";
import type { ResponseExamples } from "./response-examples-of.ts";

const CONTACT_ID = "0c9c2f0a-7a0b-4c57-9f3e-6a1f2d4b8c11";
const GROUP_ID = "b1d6a7c4-2f5e-4c3a-8a67-5e0f9d2c7b34";
const MIA = { name: "Mia Chen", email: "mia@example.com", companyName: "Harbour Lettings" };
const MEMBERS = [{ name: "Mia Chen", email: "mia@example.com" }];
const ofContact = { id: CONTACT_ID };
const ofGroup = { groupId: GROUP_ID };

/** How operations on contacts and contact groups are called. */
export const CONTACT_EXAMPLES: ExampleCalls<keyof typeof CONTACT_OPERATIONS | keyof typeof CONTACT_GROUP_OPERATIONS> = {
	listContacts: { query: { page: "1", pageSize: "20", searchKey: "harbour" } },
	getContact: { query: ofContact },
	createContacts: { json: [MIA] },
	updateContact: { query: ofContact, json: MIA },
	deleteContact: { query: ofContact },
	listContactGroups: { query: { page: "1", pageSize: "20", directories: "Sales" } },
	getContactGroup: { query: ofGroup },
	createContactGroup: { json: { groupName: "Legal team", directories: ["Sales"], contacts: MEMBERS } },
	updateContactGroup: { query: ofGroup, json: { contacts: MEMBERS } },
	deleteContactGroup: { query: ofGroup },
};

const PAGE = { pageSize: 20, page: 1, totalRecordsCount: 1 };

const CONTACT: ContactModel = {
	id: CONTACT_ID,
	name: "Mia Chen",
	email: "mia@example.com",
	companyName: "Harbour Lettings",
	jobTitle: "",
	phoneNumber: null,
};

const GROUP: ContactGroupModel = {
	groupName: "Legal team",
	groupId: GROUP_ID,
	contacts: [{ name: "Mia Chen", email: "mia@example.com" }],
	directories: ["Sales"],
};

/** What operations on contacts answer. */
export const CONTACT_RESPONSES: ResponseExamples<typeof CONTACT_OPERATIONS> = {
	listContacts: { pageDetails: PAGE, result: [CONTACT] },
	getContact: CONTACT,
	createContacts: { createdContacts: [{ id: CONTACT_ID, email: "mia@example.com" }] },
};

/** What operations on contact groups answer. */
export const CONTACT_GROUP_RESPONSES: ResponseExamples<typeof CONTACT_GROUP_OPERATIONS> = {
	listContactGroups: { pageDetails: PAGE, result: [GROUP] },
	getContactGroup: { ...GROUP, creator: { userId: "5f4b3f0e-8a31-4a47-9a52-21c9a1a3d6b7", createdBy: "Ada Sender" } },
	createContactGroup: { groupId: GROUP_ID, groupName: "Legal team" },
};
