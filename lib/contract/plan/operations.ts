import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";

/** What an account without a limit is answered: the most that can be set. */
export const UNLIMITED_CREDITS = 1_000_000_000;

/** Operations on an account's plan. */
export const PLAN_OPERATIONS = {
	getApiCreditsCount: defineOperation({
		id: "getApiCreditsCount",
		method: "GET",
		path: "/v1/plan/apiCreditsCount",
		summary: "Get remaining API credits",
		scope: null,
		query: z.object({}),
		...WITHOUT_BODY,
		response: z.object({
			BalanceCredits: z
				.number()
				.describe(`Number of credits left. The value is ${UNLIMITED_CREDITS} if the account has no limit.`),
		}),
		status: 200,
	}),
} as const;
