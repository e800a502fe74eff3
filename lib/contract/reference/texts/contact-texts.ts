const PAGES = {
	page: "Page number, starting from 1.",
	pageSize: "Number of results per page, 1 to 100. Defaults to 10.",
};
const typeOf = (kind: string) => ({
	contactType: `MyContacts returns only your own ${kind}. AllContacts returns all ${kind} that your role can see. Defaults to AllContacts.`,
});

const CONTACT = {
	name: "Name of the contact. Up to 256 characters.",
	email: "Email address of the contact. The address must be unique among the owner’s contacts, regardless of case.",
	phoneNumber: "Phone number of the contact, as a country code such as +33 and a national number.",
	jobTitle: "Job title of the contact. Up to 256 characters.",
	companyName: "Company of the contact. Up to 256 characters.",
};

const GROUP = {
	groupName: "Name of the group. Up to 255 characters.",
	directories:
		"Up to 5 directory names. Each name must have fewer than 40 characters and contain only letters, digits and underscores.",
	contacts: "List of 1 to 50 members of the group. Members don’t need to be contacts.",
	"contacts.name": "Name of the member. Up to 256 characters.",
	"contacts.email": "Email address of the member. The address must be unique within the group, regardless of case.",
};

function partsOf(operation: string, parts: Readonly<Record<string, string>>): [string, string][] {
	return Object.entries(parts).map(([part, text]) => [`${operation}.${part}`, text]);
}

/** Descriptions of the parameters of contact and contact group operations. */
export const CONTACT_TEXTS: Readonly<Record<string, string>> = Object.fromEntries([
	...partsOf("listContacts", {
		...PAGES,
		searchKey: "Words to search for in the name, email address, company and job title.",
		...typeOf("contacts"),
	}),
	[
		"getContact.id",
		"The contact’s ID, returned by contacts/create. For a year after a merge, you can also use the ID of a contact that was merged into this one.",
	],
	...partsOf("createContacts", CONTACT),
	["updateContact.id", "ID of the contact to change."],
	...partsOf("updateContact", CONTACT),
	["deleteContact.id", "ID of the contact to delete. The person stays in existing documents and groups."],
	...partsOf("listContactGroups", {
		...PAGES,
		searchKey: "Part of a group’s name, or of a member’s name or email address.",
		...typeOf("contact groups"),
		directories: "Directories of groups. Only groups in at least one of these directories are returned.",
	}),
	["getContactGroup.groupId", "The group’s ID, returned by contactGroups/create."],
	...partsOf("createContactGroup", GROUP),
	["updateContactGroup.groupId", "ID of the group to change."],
	...partsOf("updateContactGroup", {
		...GROUP,
		groupName: "New name of the group. Up to 255 characters. If you omit groupName, the name doesn’t change.",
		directories:
			"Directories that replace all existing directories. An empty list removes all directories. If you omit directories, the existing directories don’t change.",
		contacts:
			"List of 1 to 50 members who replace all existing members. If you omit contacts, the existing members don’t change.",
	}),
	[
		"deleteContactGroup.groupId",
		"ID of the group to delete. Documents that were already sent to the group keep the group’s members.",
	],
]);
