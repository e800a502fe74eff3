import { updateContactGroupRow } from "#lib/db/stores/contacts/contact-groups.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteGroupEvent } from "./note-group-event.ts";
import { requireContactGroup } from "./require-group.ts";
import type { GroupUser } from "./rules.ts";
import { memberRows, requireSoundGroup } from "./store-group.ts";

/** What is null or left out stays. */
type GroupChange = {
	groupId: string;
	groupName: string | null;
	directories?: string[] | null | undefined;
	contacts?: GroupUser[] | null | undefined;
};

/**
 * Changes a group. Documents that were sent to it keep the members they were sent to.
 *
 * @throws AppError NotFound; Forbidden; ValidationError that names the part
 */
export const updateContactGroup = defineVerb(
	{ permission: "contacts.change" },
	async (context: GrantedContext, { groupId, ...change }: GroupChange): Promise<void> => {
		await inTransaction(async (tx) => {
			const locked = await requireContactGroup(tx, context, groupId);
			const { contacts, ...group } = requireSoundGroup({
				groupName: change.groupName ?? locked.groupName,
				directories: change.directories ?? locked.directories,
				contacts: change.contacts ?? locked.contacts,
			});
			const members = change.contacts ? memberRows(contacts) : null;
			await updateContactGroupRow(tx, locked, { ...group, modifiedAt: context.now() }, members);
			const { accountId, id } = locked;
			await noteGroupEvent(tx, context, "ContactGroupEdited", { accountId, id, name: group.groupName });
		});
	},
);
