import type { ContactType } from "#lib/contract/contacts/contact-wire.ts";
import type { ContactRecordsModel } from "#lib/contract/contacts/read-models.ts";
import type { Paged } from "#lib/contract/paging.ts";
import { countContactRows, listContactRows } from "#lib/db/stores/contacts/contacts.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listedContacts } from "#lib/policy/user-scope.ts";
import { presentContact } from "./present-contact.ts";

/** The contacts that the caller can see, by name. */
export const listContacts = defineVerb(
	{ permission: "contacts.read" },
	async (
		context: GrantedContext,
		{ page, pageSize, searchKey, contactType }: Paged & { searchKey: string | null; contactType: ContactType },
	): Promise<ContactRecordsModel> => {
		const scope = listedContacts(context, contactType);
		const position = { skip: (page - 1) * pageSize, take: pageSize };
		const [rows, total] = await Promise.all([
			listContactRows(scope, searchKey ?? "", position),
			countContactRows(scope, searchKey ?? ""),
		]);
		return { pageDetails: { pageSize, page, totalRecordsCount: total }, result: rows.map(presentContact) };
	},
);
