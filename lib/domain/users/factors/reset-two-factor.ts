import { lockUser } from "#lib/db/stores/account-users.ts";
import { deleteFactors } from "#lib/db/stores/factors.ts";
import { findUserOfAccount } from "#lib/db/stores/provisioning.ts";
import { revokeAllSessions } from "#lib/db/stores/users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteFactorChange } from "./note-factor-change.ts";

/**
 * Takes away all that a user has for proving who they are besides the password: the operator's way in for somebody who
 * has lost both. Every session of the user ends, and they are mailed.
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
		if (!user) throw new AppError("NotFound", `There is no user with the address ${input.email}.`);
		return inTransaction(async (tx) => {
			const locked = await lockUser(tx, user, user.id);
			if (!locked) throw new AppError("NotFound");
			const removed = await deleteFactors(tx, locked);
			await revokeAllSessions(tx, user.id, context.now());
			await noteFactorChange(tx, context, locked, "factors-reset");
			return { userId: user.id, removed };
		});
	},
);
