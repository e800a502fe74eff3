import { BRAND_OPERATIONS } from "./brands/operations.ts";
import { DOCUMENT_OPERATIONS } from "./documents/operations.ts";
import { TEAM_OPERATIONS } from "./teams/operations.ts";
import { USER_OPERATIONS } from "./users/operations.ts";

/** Every public endpoint there is. What is not here answers 404. */
export const OPERATIONS = {
	...DOCUMENT_OPERATIONS,
	...BRAND_OPERATIONS,
	...USER_OPERATIONS,
	...TEAM_OPERATIONS,
} as const;

export type OperationId = keyof typeof OPERATIONS;
