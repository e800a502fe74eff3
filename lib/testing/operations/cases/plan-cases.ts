import type { PLAN_OPERATIONS } from "#lib/contract/plan/operations.ts";
import { EVERYBODY, type OperationCase } from "../operation-case.ts";

/** How the operations on the plan are called. */
export const PLAN_CASES: Record<keyof typeof PLAN_OPERATIONS, OperationCase> = {
	getApiCreditsCount: { names: "nothing", roles: EVERYBODY, arrange: async () => ({ id: "", call: () => ({}) }) },
};
