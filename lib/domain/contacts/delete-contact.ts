import { deleteContactRow } from "#lib/db/stores/contacts/contacts.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireContact } from "./require-contact.ts";

/**
 * Deletes a contact. Documents and groups keep what they copied from it.
 *
 * @throws AppError NotFound; Forbidden
 */
export const deleteContact = defineVerb(
	{ permission: "contacts.change" },
	async (context: GrantedContext, { id }: { id: string }): Promise<void> => {
		await inTransaction(async (tx) => deleteContactRow(tx, await requireContact(tx, context, id)));
	},
);
