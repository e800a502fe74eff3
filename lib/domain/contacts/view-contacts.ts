import type { ContactGroupModel } from "#lib/contract/contact-groups/read-models.ts";
import type { ContactModel } from "#lib/contract/contacts/read-models.ts";
import { pageContactGroups } from "#lib/db/stores/contacts/contact-groups.ts";
import { countContactRows, listContactRows } from "#lib/db/stores/contacts/contacts.ts";
import { presentGroup } from "#lib/domain/contact-groups/present-group.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { contactScope, listedContacts } from "#lib/policy/user-scope.ts";
import { presentContact } from "./present-contact.ts";

export const CONTACTS_PAGE_SIZE = 50;

/** Whose it is, where that is someone else; null: the reader's own. */
type Owned = { owner: string | null };

export type ContactsView = {
	/** all is null for who sees only their own. */
	counts: { mine: number; all: number | null; groups: number };
	/** How many the list has. */
	total: number;
	contacts: (ContactModel & Owned)[];
	groups: (ContactGroupModel & Owned)[];
};

type Place = { view: "mine" | "all" | "groups"; search: string; page: number };

/** One page of contacts or of groups, with how many of each the search finds. */
export const viewContacts = defineVerb(
	{ permission: "contacts.read" },
	async (context: GrantedContext, { view, search, page }: Place): Promise<ContactsView> => {
		const [mine, all] = [listedContacts(context, "MyContacts"), contactScope(context)];
		const position = { skip: (page - 1) * CONTACTS_PAGE_SIZE, take: CONTACTS_PAGE_SIZE };
		const [ofMine, ofAll, groups, contacts] = await Promise.all([
			countContactRows(mine, search),
			context.reach === "own" ? null : countContactRows(all, search),
			pageContactGroups(all, { search, directories: [] }, view === "groups" ? position : { skip: 0, take: 0 }),
			view === "groups" ? [] : listContactRows(view === "mine" ? mine : all, search, position),
		]);
		const ownerOf = (owner: { id: string; name: string }) =>
			owner.id === context.principal.userId ? null : owner.name;
		return {
			counts: { mine: ofMine, all: ofAll, groups: groups.total },
			total: view === "groups" ? groups.total : view === "mine" ? ofMine : (ofAll ?? ofMine),
			contacts: contacts.map((row) => ({
				...presentContact(row),
				owner: ownerOf({ id: row.ownerId, name: row.ownerName }),
			})),
			groups: groups.rows.map((row) => ({ ...presentGroup(row), owner: ownerOf(row.owner) })),
		};
	},
);
