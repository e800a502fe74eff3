import type { Tx } from "#lib/db/client.ts";
import { type LockedUser, lockUser } from "#lib/db/stores/account-users.ts";
import { deleteFactors } from "#lib/db/stores/factors.ts";
import { findUserOfAccount, lockAccount } from "#lib/db/stores/provisioning.ts";
import { revokeAllSessions } from "#lib/db/stores/users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context, UserContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/workplace/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteFactorChange } from "./note-factor-change.ts";
import { requireFreshProof } from "./require-fresh-proof.ts";

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
			return { userId: user.id, removed: await takeAway(tx, context, locked) };
		});
	},
);

/**
 * The same by an Admin, for somebody else of the organisation: one's own are changed where they are set up.
 *
 * @throws AppError Unauthorized when one has not proved lately who one is; NotFound; Conflict for oneself
 */
export const resetFactorsOf = defineVerb(
	{ permission: "account.change" },
	async (context: UserContext, { userId }: { userId: string }): Promise<void> =>
		inTransaction(async (tx) => {
			const { accountId } = context.principal;
			// Two people are locked: of two Admins who reset each other's at once one waits here.
			await lockAccount(tx, accountId);
			const user = isUuid(userId) ? await lockUser(tx, { accountId }, userId) : null;
			if (!user) throw notFound("user");
			const self = await requireFreshProof(tx, context);
			if (user.id === self.id) throw refusal("Conflict", said("ownFactorsThere"));
			await takeAway(tx, context, user);
		}),
);

/** @returns how many ways in there were */
async function takeAway(tx: Tx, context: Context, user: LockedUser): Promise<number> {
	const removed = await deleteFactors(tx, user);
	await revokeAllSessions(tx, user.id, context.now());
	await noteFactorChange(tx, context, user, "factors-reset");
	return removed;
}
