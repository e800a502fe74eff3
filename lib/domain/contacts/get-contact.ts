import type { ContactModel } from "#lib/contract/contacts/read-models.ts";
import { findContactRow } from "#lib/db/stores/contacts/contacts.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { contactScope } from "#lib/policy/user-scope.ts";
import { presentContact } from "./present-contact.ts";

/**
 * A contact.
 *
 * @throws AppError NotFound
 */
export const getContact = defineVerb(
	{ permission: "contacts.read" },
	async (context: GrantedContext, { id }: { id: string }): Promise<ContactModel> => {
		const contact = isUuid(id) ? await findContactRow(contactScope(context), id, context.now()) : null;
		if (!contact) throw notFound("contact");
		return presentContact(contact);
	},
);
