import { env } from "#lib/config/env.ts";
import { countSeatsOf, findAccount } from "#lib/db/stores/installation/provisioning.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { planOf } from "#lib/policy/plans.ts";

/** What an account has of the installation. */
type PlanView = {
	/** "free", "business". */
	plan: string;
	/** `of` is null where there is no limit. */
	seats: { taken: number; of: number | null };
	hasLiveApi: boolean;
	hasSms: boolean;
	/** Documents that may still be sent through the live API; null: as many as anybody likes. */
	credits: number | null;
};

/** The plan of the caller's account, and what of it is used. */
export const viewPlan = defineVerb(
	{ permission: "account.inspect" },
	async ({ principal: { accountId } }: UserContext): Promise<PlanView> => {
		const [account, taken] = await Promise.all([findAccount(accountId), countSeatsOf(accountId)]);
		if (!account) throw notFound("user");
		const { seats, hasLiveApi, hasSms } = planOf(account.plan);
		const of = env().planSeats ?? seats;
		return { plan: account.plan, seats: { taken, of }, hasLiveApi, hasSms, credits: account.apiCredits };
	},
);
