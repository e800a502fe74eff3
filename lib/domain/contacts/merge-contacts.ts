import type { ContactRequest } from "#lib/contract/contacts/contact-wire.ts";
import { mergeContactRows } from "#lib/db/stores/contacts/contact-merges.ts";
import { findContactRow, findContactsByAddress } from "#lib/db/stores/contacts/contacts.ts";
import { lockUser } from "#lib/db/stores/users/account-users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { contactScope } from "#lib/policy/user-scope.ts";
import { DAY_MS } from "#lib/units.ts";
import { requireContact } from "./require-contact.ts";
import { storedContact } from "./stored-contact.ts";

/** For so long a contact is found by the ID of one merged into it. */
const ID_DAYS = 365;

type MergeInput = {
	keptId: string;
	mergedId: string;
	/** What the kept contact has afterwards. */
	contact: ContactRequest;
};

/**
 * Merges a contact into another of the same owner, which gets the details that were chosen of both. Calls with the
 * ID of either reach it for a year.
 *
 * @throws AppError NotFound; Forbidden; ValidationError when they are one contact or have two owners, or when a third
 * contact of their owner has the address
 */
export const mergeContacts = defineVerb(
	{ permission: "contacts.change" },
	async (context: GrantedContext, { keptId, mergedId, contact }: MergeInput): Promise<void> => {
		const { accountId } = context.principal;
		const now = context.now();
		const ownerId = await requireOneOwner(context, [keptId, mergedId]);
		await inTransaction(async (tx) => {
			// Users are locked before what is theirs, so that merges of one owner’s contacts follow each other.
			const owner = await lockUser(tx, { accountId }, ownerId);
			if (!owner) throw notFound("contact");
			const kept = await requireContact(tx, context, keptId);
			const merged = await requireContact(tx, context, mergedId);
			if (kept.id === merged.id) throw notMergeable();
			const same = await findContactsByAddress(tx, owner, [contact.email.toLowerCase()]);
			if (same.some(({ id }) => id !== kept.id && id !== merged.id)) {
				throw fieldRefusal("Email", said("contactAddressTaken", { email: contact.email }));
			}
			const until = new Date(now.getTime() + ID_DAYS * DAY_MS);
			await mergeContactRows(tx, kept, merged, { contact: storedContact(contact, now), until });
		});
	},
);

/** Whose both contacts are. @throws AppError NotFound; ValidationError when they have two owners */
export async function requireOneOwner(context: GrantedContext, ids: string[]): Promise<string> {
	const find = (id: string) => findContactRow(contactScope(context), id, context.now());
	const [kept, merged] = await Promise.all(ids.map((id) => (isUuid(id) ? find(id) : null)));
	if (!kept || !merged) throw notFound("contact");
	if (kept.ownerId !== merged.ownerId) throw notMergeable();
	return kept.ownerId;
}

function notMergeable() {
	return refusal("ValidationError", said("contactsNotMergeable"));
}
