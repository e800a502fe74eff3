import type { ContactType } from "#lib/contract/contacts/contact-wire.ts";
import type { ContactModel } from "#lib/contract/contacts/read-models.ts";
import { listContactRows } from "#lib/db/stores/contacts/contacts.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listedContacts } from "#lib/policy/user-scope.ts";
import { presentContact } from "./present-contact.ts";

/** An account may have more; the first by name are exported. */
const MOST_EXPORTED = 50_000;

/** Contacts that a search finds, by name. */
export const exportContacts = defineVerb(
	{ permission: "contacts.read" },
	async (
		context: GrantedContext,
		{ contactType, search }: { contactType: ContactType; search: string },
	): Promise<ContactModel[]> => {
		const position = { skip: 0, take: MOST_EXPORTED };
		const rows = await listContactRows(listedContacts(context, contactType), search, position);
		return rows.map(presentContact);
	},
);
