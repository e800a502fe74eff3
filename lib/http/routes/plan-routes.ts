import { PLAN_OPERATIONS as OPERATIONS } from "#lib/contract/plan/operations.ts";
import { countCredits } from "#lib/domain/credits/count-credits.ts";
import { type ApiRoute, defineRoute } from "../define-route.ts";

/** Which verb does which operation on the plan. */
export const PLAN_ROUTES: Record<keyof typeof OPERATIONS, ApiRoute> = {
	getApiCreditsCount: defineRoute(OPERATIONS.getApiCreditsCount, countCredits, () => undefined),
};
