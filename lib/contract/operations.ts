import { BRAND_OPERATIONS } from "./brands/operations.ts";
import { CONTACT_GROUP_OPERATIONS } from "./contact-groups/operations.ts";
import { CONTACT_OPERATIONS } from "./contacts/operations.ts";
import { CUSTOM_FIELD_OPERATIONS } from "./custom-fields/operations.ts";
import { DOCUMENT_OPERATIONS } from "./documents/operations.ts";
import { IDENTITY_VERIFICATION_OPERATIONS } from "./identity-verification/operations.ts";
import { PLAN_OPERATIONS } from "./plan/operations.ts";
import { SENDER_IDENTITY_OPERATIONS } from "./sender-identities/operations.ts";
import { TEAM_OPERATIONS } from "./teams/operations.ts";
import { TEMPLATE_OPERATIONS } from "./templates/operations.ts";
import { USER_OPERATIONS } from "./users/operations.ts";

/** Every public endpoint there is. What is not here answers 404. */
export const OPERATIONS = {
	...DOCUMENT_OPERATIONS,
	...BRAND_OPERATIONS,
	...USER_OPERATIONS,
	...TEAM_OPERATIONS,
	...SENDER_IDENTITY_OPERATIONS,
	...CUSTOM_FIELD_OPERATIONS,
	...TEMPLATE_OPERATIONS,
	...CONTACT_OPERATIONS,
	...CONTACT_GROUP_OPERATIONS,
	...IDENTITY_VERIFICATION_OPERATIONS,
	...PLAN_OPERATIONS,
} as const;

export type OperationId = keyof typeof OPERATIONS;
