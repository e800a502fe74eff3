import { randomUUID } from "node:crypto";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { lockAccount, setAccountPlan } from "#lib/db/stores/installation/provisioning.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/**
 * Puts an account on a plan. Users beyond its seats keep theirs; no new one can be added.
 *
 * @throws AppError NotFound
 */
export const setPlan = defineVerb(
	{ permission: "installation.administer" },
	async (context: Context, input: { accountId: string; plan: "free" | "business" }): Promise<void> => {
		const { accountId, plan } = input;
		await inTransaction(async (tx) => {
			const account = await lockAccount(tx, accountId);
			if (!account) throw new AppError("NotFound");
			await setAccountPlan(tx, account, plan);
			const data = { from: account.plan, to: plan, by: actorOf(context) };
			await insertAccountEvent(tx, { id: randomUUID(), accountId, type: "PlanSet", ip: context.ip, data });
		});
	},
);
