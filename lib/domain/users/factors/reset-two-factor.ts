import { findUserOfAccount } from "#lib/db/stores/installation/provisioning.ts";
import { lockUser } from "#lib/db/stores/users/account-users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { takeFactorsAway } from "./take-factors-away.ts";

/**
 * Takes away all that a user has for proving who they are besides the password: the operator's way in for somebody who
 * has lost both.
 *
 * @throws AppError NotFound
 */
export const resetTwoFactor = defineVerb(
	{ permission: "installation.administer" },
	async (
		context: Context,
		input: { accountId: string; email: string },
	): Promise<{ userId: string; removed: number }> => {
		const user = await findUserOfAccount(input.accountId, input.email.trim().toLowerCase());
		if (!user) throw new AppError("NotFound", `No user has the email address ${input.email}.`);
		return inTransaction(async (tx) => {
			const locked = await lockUser(tx, user, user.id);
			if (!locked) throw new AppError("NotFound");
			return { userId: user.id, removed: await takeFactorsAway(tx, context, locked) };
		});
	},
);
