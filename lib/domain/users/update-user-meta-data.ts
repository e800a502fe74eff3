import { updateUserRow } from "#lib/db/stores/users/account-users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireUserToChange } from "./require-user.ts";

/**
 * Replaces what a caller keeps about a user.
 *
 * @throws AppError NotFound; Forbidden
 */
export const updateUserMetaData = defineVerb(
	{ permission: "users.change" },
	async (context: GrantedContext, input: { userId: string; metaData: Record<string, string> }): Promise<void> => {
		await inTransaction(async (tx) => {
			const { user } = await requireUserToChange(tx, context, input.userId);
			await updateUserRow(tx, user, { metaData: input.metaData }, context.now());
		});
	},
);
