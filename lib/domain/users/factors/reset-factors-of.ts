import { lockUser } from "#lib/db/stores/users/account-users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { takeFactorsAway } from "./take-factors-away.ts";

/**
 * Takes away all that somebody else of the organisation has for proving who they are besides the password, for who has
 * lost it. One's own is changed where it is set up.
 *
 * @throws AppError NotFound; ReauthRequired; Conflict for oneself
 */
export const resetFactorsOf = defineVerb(
	{ permission: "account.secure" },
	async (context: UserContext, { userId }: { userId: string }): Promise<void> =>
		inTransaction(async (tx) => {
			const { accountId } = context.principal;
			const user = isUuid(userId) ? await lockUser(tx, { accountId }, userId) : null;
			if (!user) throw notFound("user");
			if (user.id === context.principal.userId) throw refusal("Conflict", said("ownFactorsThere"));
			await takeFactorsAway(tx, context, user);
		}),
);
