import { listContactGroupRows } from "#lib/db/stores/contact-groups.ts";
import type { GroupUser } from "./rules.ts";

export type ContactGroupView = { groupId: string; groupName: string; contacts: GroupUser[] };

/** An account's contact groups by name. */
export async function listContactGroups(accountId: string): Promise<ContactGroupView[]> {
	const groups = await listContactGroupRows({ accountId });
	return groups.map(({ id, groupName, contacts }) => ({ groupId: id, groupName, contacts }));
}
