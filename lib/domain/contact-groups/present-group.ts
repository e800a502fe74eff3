import type { ContactGroupModel } from "#lib/contract/contact-groups/read-models.ts";
import type { ContactGroupRow } from "#lib/db/stores/contacts/contact-groups.ts";

/** A contact group in the public names. */
export function presentGroup({ id, groupName, directories, contacts }: ContactGroupRow): ContactGroupModel {
	return { groupName, groupId: id, contacts, directories };
}
