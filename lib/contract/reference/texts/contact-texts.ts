const PAGES = { page: "Page number, from 1.", pageSize: "1 to 100. Defaults to 10." };
const TYPE = {
	contactType: "MyContacts: your own. AllContacts: all that your role can see. Defaults to AllContacts.",
};

const CONTACT = {
	name: "Up to 256 characters.",
	email: "Unique among the owner’s contacts, regardless of case.",
	phoneNumber: "Country code such as +33 and national number.",
	jobTitle: "Up to 256 characters.",
	companyName: "Up to 256 characters.",
};

const GROUP = {
	groupName: "Up to 255 characters.",
	directories: "Up to 5 names of fewer than 40 characters: letters, digits and underscores.",
	contacts: "1 to 50 members. They don’t need to be contacts.",
	"contacts.name": "Up to 256 characters.",
	"contacts.email": "Unique within the group, regardless of case.",
};

function partsOf(operation: string, parts: Readonly<Record<string, string>>): [string, string][] {
	return Object.entries(parts).map(([part, text]) => [`${operation}.${part}`, text]);
}

/** Descriptions of the parameters of contact and contact group operations. */
export const CONTACT_TEXTS: Readonly<Record<string, string>> = Object.fromEntries([
	...partsOf("listContacts", {
		...PAGES,
		searchKey: "Words from the name, email address, company or job title.",
		...TYPE,
	}),
	[
		"getContact.id",
		"The contact’s ID, returned by contacts/create. For a year, the ID of a contact merged into it works too.",
	],
	...partsOf("createContacts", CONTACT),
	["updateContact.id", "ID of the contact to change."],
	...partsOf("updateContact", CONTACT),
	["deleteContact.id", "ID of the contact to delete. Documents and groups keep the person."],
	...partsOf("listContactGroups", {
		...PAGES,
		searchKey: "Part of the group’s name, or of a member’s name or email address.",
		...TYPE,
		directories: "Groups in any of these directories.",
	}),
	["getContactGroup.groupId", "The group’s ID, returned by contactGroups/create."],
	...partsOf("createContactGroup", GROUP),
	["updateContactGroup.groupId", "ID of the group to change."],
	...partsOf("updateContactGroup", {
		...GROUP,
		groupName: "Up to 255 characters. If omitted, it stays.",
		directories: "Replaces all directories; an empty list clears them. If omitted, they stay.",
		contacts: "Replaces all members, 1 to 50. If omitted, they stay.",
	}),
	["deleteContactGroup.groupId", "ID of the group to delete. Documents sent to it keep its members."],
]);
