import { randomUUID } from "node:crypto";
import type { ContactRequest } from "#lib/contract/contacts/contact-wire.ts";
import { findContactsByAddress, insertContacts } from "#lib/db/stores/contacts/contacts.ts";
import { lockUser } from "#lib/db/stores/users/account-users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { isSandboxCredential } from "#lib/policy/grants.ts";
import { requireRoom } from "./create-contacts.ts";
import { storedContact } from "./stored-contact.ts";

type Imported = { added: number; known: number };

/**
 * Adds those of some contacts whose address the caller doesn't have yet; contacts they have stay as they are.
 *
 * @throws AppError ValidationError when the caller would have too many
 */
export const importContacts = defineVerb(
	{ permission: "contacts.change" },
	async (context: GrantedContext, requests: ContactRequest[]): Promise<Imported> => {
		const { accountId, userId } = context.principal;
		const now = context.now();
		const isSandbox = isSandboxCredential(context.principal);
		return inTransaction(async (tx) => {
			const owner = await lockUser(tx, { accountId }, userId);
			if (!owner) throw notFound("user");
			const byAddress = new Map(requests.map((request) => [request.email.toLowerCase(), request]));
			const found = await findContactsByAddress(tx, owner, [...byAddress.keys()]);
			for (const { address } of found) byAddress.delete(address);
			const rows = [...byAddress.values()].map((request) => ({
				...storedContact(request, now),
				id: randomUUID(),
				isSandbox,
				createdAt: now,
			}));
			await requireRoom(tx, owner, rows.length);
			await insertContacts(tx, owner, rows);
			return { added: rows.length, known: requests.length - rows.length };
		});
	},
);
