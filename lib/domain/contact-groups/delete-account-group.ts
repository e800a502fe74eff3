import { deleteContactGroupRow, lockContactGroup } from "#lib/db/stores/contacts/contact-groups.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteGroupEvent } from "./note-group-event.ts";

/**
 * Deletes a group. Documents that were sent to it keep its members.
 *
 * @throws AppError NotFound, for unknown and other accounts' groups alike
 */
export const deleteAccountGroup = defineVerb(
	{ permission: "installation.administer" },
	async (context: Context, { accountId, groupId }: { accountId: string; groupId: string }): Promise<void> => {
		await inTransaction(async (tx) => {
			const group = isUuid(groupId) ? await lockContactGroup(tx, { accountId }, groupId) : null;
			if (!group) throw new AppError("NotFound", "There is no contact group with this id.");
			await deleteContactGroupRow(tx, group);
			await noteGroupEvent(tx, context, "ContactGroupDeleted", { accountId, id: group.id, name: group.groupName });
		});
	},
);
