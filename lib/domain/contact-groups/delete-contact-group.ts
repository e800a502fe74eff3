import { deleteContactGroupRow } from "#lib/db/stores/contacts/contact-groups.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteGroupEvent } from "./note-group-event.ts";
import { requireContactGroup } from "./require-group.ts";

/**
 * Deletes a group. Documents that were sent to it keep its members.
 *
 * @throws AppError NotFound; Forbidden
 */
export const deleteContactGroup = defineVerb(
	{ permission: "contacts.change" },
	async (context: GrantedContext, { groupId }: { groupId: string }): Promise<void> => {
		await inTransaction(async (tx) => {
			const group = await requireContactGroup(tx, context, groupId);
			await deleteContactGroupRow(tx, group);
			const { accountId, id, groupName: name } = group;
			await noteGroupEvent(tx, context, "ContactGroupDeleted", { accountId, id, name });
		});
	},
);
