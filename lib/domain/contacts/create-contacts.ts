import { randomUUID } from "node:crypto";
import type { ContactRequest } from "#lib/contract/contacts/contact-wire.ts";
import type { CreatedContactsModel } from "#lib/contract/contacts/read-models.ts";
import { partName } from "#lib/contract/field-errors.ts";
import type { Tx } from "#lib/db/client.ts";
import { countContactsOf, findContactsByAddress, insertContacts } from "#lib/db/stores/contacts/contacts.ts";
import { type LockedUser, lockUser } from "#lib/db/stores/users/account-users.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import type { FieldErrors } from "#lib/errors/app-error.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { type Said, said } from "#lib/i18n/refusals/said.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { isSandboxCredential } from "#lib/policy/grants.ts";
import { MAX_CONTACTS, storedContact } from "./stored-contact.ts";

/**
 * Adds contacts to the caller's own: all of them, or none.
 *
 * @throws AppError ValidationError that names the refused entries, e.g. `[1].Email`
 */
export const createContacts = defineVerb(
	{ permission: "contacts.change" },
	async (context: GrantedContext, requests: ContactRequest[]): Promise<CreatedContactsModel> => {
		const { accountId, userId } = context.principal;
		const now = context.now();
		const isSandbox = isSandboxCredential(context.principal);
		const rows = requests.map((request) => ({
			...storedContact(request, now),
			id: randomUUID(),
			isSandbox,
			createdAt: now,
		}));
		return answerInTransaction(async (tx) => {
			// The owner is locked, so that two calls can’t add one address.
			const owner = await lockUser(tx, { accountId }, userId);
			if (!owner) throw notFound("user");
			await refuseTaken(tx, owner, requests);
			await requireRoom(tx, owner, rows.length);
			await insertContacts(tx, owner, rows);
			return { createdContacts: rows.map(({ id, email }) => ({ id, email })) };
		});
	},
);

/** @throws AppError ValidationError that names every entry whose address is given twice or taken */
async function refuseTaken(tx: Tx, owner: LockedUser, requests: ContactRequest[]): Promise<void> {
	const addresses = requests.map(({ email }) => email.toLowerCase());
	const taken = new Set((await findContactsByAddress(tx, owner, addresses)).map(({ address }) => address));
	const seen = new Set<string>();
	const fields: FieldErrors = {};
	let first: Said | null = null;
	for (const [index, { email }] of requests.entries()) {
		const address = email.toLowerCase();
		const isTwice = seen.has(address);
		seen.add(address);
		if (!isTwice && !taken.has(address)) continue;
		const why = said(isTwice ? "contactListedTwice" : "contactAddressTaken", { email });
		first ??= why;
		fields[partName([index, "email"])] = [sayIn(why, "EN")];
	}
	if (first) throw refusal("ValidationError", first, { fields });
}

/** @throws AppError ValidationError when the owner would have too many contacts */
export async function requireRoom(tx: Tx, owner: LockedUser, more: number): Promise<void> {
	if ((await countContactsOf(tx, owner)) + more <= MAX_CONTACTS) return;
	throw refusal("ValidationError", said("contactsFull", { max: MAX_CONTACTS }));
}
