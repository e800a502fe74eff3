import { randomUUID } from "node:crypto";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { findFactorRule, lockAccount, updateAccount } from "#lib/db/stores/installation/provisioning.ts";
import { countWithoutFactor } from "#lib/db/stores/users/factors.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { hasFactor } from "../admitting/next-step.ts";
import { findWays } from "./find-ways.ts";
import { lockOneself } from "./lock-oneself.ts";

/** Whether an organisation lets nobody in without a second factor, and whom that concerns. */
type FactorRule = {
	isRequired: boolean;
	/** Active people, and how many of them have no factor. */
	people: number;
	without: number;
};

/** Whether a second factor is required in the caller's organisation. */
export const viewFactorRule = defineVerb(
	{ permission: "account.change" },
	async ({ principal: { accountId } }: UserContext): Promise<FactorRule> => {
		const [isRequired, counts] = await Promise.all([findFactorRule(accountId), countWithoutFactor(accountId)]);
		return { isRequired, ...counts };
	},
);

/**
 * Requires a second factor of everybody in the organisation, or no longer. Sessions of people without one let nobody in
 * from then on: at their next page they sign in once more, and are led through setting one up. API keys and applications
 * that were let in go on.
 *
 * @throws AppError ReauthRequired; Conflict when one has no factor oneself
 */
export const setFactorRule = defineVerb(
	{ permission: "account.secure" },
	async (context: UserContext, { isRequired }: { isRequired: boolean }): Promise<void> =>
		inTransaction(async (tx) => {
			const { accountId, userId } = context.principal;
			const account = await lockAccount(tx, accountId);
			if (!account) throw notFound("user");
			const user = await lockOneself(tx, context);
			if (isRequired && !hasFactor(await findWays(tx, user.id))) {
				throw fieldRefusal("isRequired", said("ownFactorFirst"), "Conflict");
			}
			await updateAccount(tx, account, { requiresFactor: isRequired });
			await insertAccountEvent(tx, {
				id: randomUUID(),
				accountId,
				at: context.now(),
				type: isRequired ? "FactorRequired" : "FactorNotRequired",
				userId,
				ip: context.ip,
				data: { by: actorOf(context) },
			});
		}),
);
