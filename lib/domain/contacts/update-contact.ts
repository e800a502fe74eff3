import type { ContactRequest } from "#lib/contract/contacts/contact-wire.ts";
import { findContactRow, findContactsByAddress, updateContactRow } from "#lib/db/stores/contacts/contacts.ts";
import { lockUser } from "#lib/db/stores/users/account-users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { contactScope } from "#lib/policy/user-scope.ts";
import { requireContact } from "./require-contact.ts";
import { storedContact } from "./stored-contact.ts";

/**
 * Replaces a contact's details: what is left out is cleared.
 *
 * @throws AppError NotFound; Forbidden; ValidationError when another contact of its owner has the address
 */
export const updateContact = defineVerb(
	{ permission: "contacts.change" },
	async (context: GrantedContext, { id, contact }: { id: string; contact: ContactRequest }): Promise<void> => {
		const { accountId } = context.principal;
		const found = isUuid(id) ? await findContactRow(contactScope(context), id, context.now()) : null;
		await inTransaction(async (tx) => {
			// Users are locked before what is theirs (lib/decisions/order-of-locks.md).
			const owner = found && (await lockUser(tx, { accountId }, found.ownerId));
			if (!owner) throw notFound("contact");
			const locked = await requireContact(tx, context, id);
			const same = await findContactsByAddress(tx, owner, [contact.email.toLowerCase()]);
			if (same.some((other) => other.id !== locked.id)) {
				throw fieldRefusal("Email", said("contactAddressTaken", { email: contact.email }));
			}
			await updateContactRow(tx, locked, storedContact(contact, context.now()));
		});
	},
);
