import { createContactGroupOperation } from "./create-contact-group.ts";
import { deleteContactGroupOperation } from "./delete-contact-group.ts";
import { getContactGroupOperation } from "./get-contact-group.ts";
import { listContactGroupsOperation } from "./list-contact-groups.ts";
import { updateContactGroupOperation } from "./update-contact-group.ts";

/** What can be done with contact groups. */
export const CONTACT_GROUP_OPERATIONS = {
	listContactGroups: listContactGroupsOperation,
	getContactGroup: getContactGroupOperation,
	createContactGroup: createContactGroupOperation,
	updateContactGroup: updateContactGroupOperation,
	deleteContactGroup: deleteContactGroupOperation,
} as const;
