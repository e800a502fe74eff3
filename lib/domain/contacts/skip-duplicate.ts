import { deleteSkippedPair, insertSkippedPair } from "#lib/db/stores/contacts/contact-skips.ts";
import { lockUser } from "#lib/db/stores/users/account-users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireOneOwner } from "./merge-contacts.ts";
import { requireContact } from "./require-contact.ts";

type SkipInput = {
	/** As `viewDuplicates` lists them. */
	firstId: string;
	secondId: string;
	isSkipped: boolean;
};

/**
 * Hides a pair of contacts from the caller’s duplicates, or shows it again. It returns to the list when a name, address
 * or phone number of either changes.
 *
 * @throws AppError NotFound; Forbidden; ValidationError when they have two owners
 */
export const skipDuplicate = defineVerb(
	{ permission: "contacts.change" },
	async (context: GrantedContext, { firstId, secondId, isSkipped }: SkipInput): Promise<void> => {
		const { accountId, userId } = context.principal;
		const ownerId = await requireOneOwner(context, [firstId, secondId]);
		await inTransaction(async (tx) => {
			const owner = await lockUser(tx, { accountId }, ownerId);
			if (!owner) throw notFound("contact");
			const first = await requireContact(tx, context, firstId);
			const second = await requireContact(tx, context, secondId);
			const pair = { userId, firstId: first.id, secondId: second.id };
			if (isSkipped) await insertSkippedPair(tx, accountId, { ...pair, at: context.now() });
			else await deleteSkippedPair(tx, accountId, pair);
		});
	},
);
