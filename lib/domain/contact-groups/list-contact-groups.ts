import type { ContactGroupRecordsModel } from "#lib/contract/contact-groups/read-models.ts";
import type { ContactType } from "#lib/contract/contacts/contact-wire.ts";
import type { Paged } from "#lib/contract/paging.ts";
import { pageContactGroups } from "#lib/db/stores/contacts/contact-groups.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listedContacts } from "#lib/policy/user-scope.ts";
import { presentGroup } from "./present-group.ts";

type ContactGroupQuery = Paged & {
	searchKey: string | null;
	contactType: ContactType;
	directories: string[];
};

/** The contact groups that the caller can see, by name. */
export const listContactGroups = defineVerb(
	{ permission: "contacts.read" },
	async (
		context: GrantedContext,
		{ page, pageSize, searchKey, contactType, directories }: ContactGroupQuery,
	): Promise<ContactGroupRecordsModel> => {
		const filter = { search: searchKey?.trim() ?? "", directories };
		const position = { skip: (page - 1) * pageSize, take: pageSize };
		const { rows, total } = await pageContactGroups(listedContacts(context, contactType), filter, position);
		return { pageDetails: { pageSize, page, totalRecordsCount: total }, result: rows.map(presentGroup) };
	},
);
