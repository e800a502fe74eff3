import type { ContactType } from "#lib/contract/contacts/contact-wire.ts";
import type { ContactModel } from "#lib/contract/contacts/read-models.ts";
import { type DuplicateReason, listDuplicates } from "#lib/db/stores/contacts/contact-merges.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listedContacts } from "#lib/policy/user-scope.ts";
import { presentContact } from "./present-contact.ts";

/** So many pairs are shown at once; the next follow as they are merged or skipped. */
const MOST_SHOWN = 25;

type Duplicates = {
	pairs: {
		reason: DuplicateReason;
		/** Whose they are, where that is someone else; null: the reader’s own. */
		owner: string | null;
		contacts: [ContactModel, ContactModel];
	}[];
	hasMore: boolean;
};

type Asked = { contactType: ContactType; isSkipped: boolean };

/**
 * Pairs of contacts of one owner that may be one person: they share a name or a phone number.
 *
 * @param input.isSkipped whether the pairs that the reader skips are listed, or the others
 */
export const viewDuplicates = defineVerb(
	{ permission: "contacts.read" },
	async (context: GrantedContext, { contactType, isSkipped }: Asked): Promise<Duplicates> => {
		const { userId } = context.principal;
		const scope = listedContacts(context, contactType);
		const asked = { userId, isSkipped, limit: MOST_SHOWN + 1 };
		const found = await inTransaction((tx) => listDuplicates(tx, scope, asked));
		const pairs = found.slice(0, MOST_SHOWN).map(({ reason, contacts: [first, second] }) => ({
			reason,
			owner: first.ownerId === userId ? null : first.ownerName,
			contacts: [presentContact(first), presentContact(second)] as [ContactModel, ContactModel],
		}));
		return { pairs, hasMore: found.length > MOST_SHOWN };
	},
);
