import { listContactGroupRows } from "#lib/db/stores/contacts/contact-groups.ts";
import type { OperatorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import type { GroupUser } from "./rules.ts";

type ContactGroupView = { groupId: string; groupName: string; contacts: GroupUser[] };

/** An account's contact groups by name. */
export const listAccountGroups = defineVerb(
	{ permission: "installation.administer" },
	async (_: OperatorContext, accountId: string): Promise<ContactGroupView[]> => {
		const groups = await listContactGroupRows({ accountId });
		return groups.map(({ id, groupName, contacts }) => ({ groupId: id, groupName, contacts }));
	},
);
