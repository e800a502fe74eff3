import { BRAND_OPERATIONS } from "./brands/operations.ts";
import { DOCUMENT_OPERATIONS } from "./documents/operations.ts";

/** Every public endpoint there is. What is not here answers 404. */
export const OPERATIONS = {
	...DOCUMENT_OPERATIONS,
	...BRAND_OPERATIONS,
} as const;

export type OperationId = keyof typeof OPERATIONS;
