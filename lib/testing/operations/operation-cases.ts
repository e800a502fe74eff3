import type { OperationId } from "#lib/contract/operations.ts";
import { BRAND_CASES } from "./cases/brand-cases.ts";
import { CONTACT_CASES, CONTACT_GROUP_CASES } from "./cases/contact-cases.ts";
import { CUSTOM_FIELD_CASES } from "./cases/custom-field-cases.ts";
import { DOCUMENT_CASES } from "./cases/document-cases.ts";
import { IDENTITY_VERIFICATION_CASES } from "./cases/identity-verification-cases.ts";
import { TEAM_CASES, USER_CASES } from "./cases/people-cases.ts";
import { PLAN_CASES } from "./cases/plan-cases.ts";
import { SENDER_IDENTITY_CASES } from "./cases/sender-identity-cases.ts";
import { TEMPLATE_CASES } from "./cases/template-cases.ts";
import type { OperationCase } from "./operation-case.ts";

/** How every operation of the contract is called, or it does not compile. */
export const OPERATION_CASES: Record<OperationId, OperationCase> = {
	...DOCUMENT_CASES,
	...TEMPLATE_CASES,
	...BRAND_CASES,
	...USER_CASES,
	...TEAM_CASES,
	...SENDER_IDENTITY_CASES,
	...CUSTOM_FIELD_CASES,
	...CONTACT_CASES,
	...CONTACT_GROUP_CASES,
	...IDENTITY_VERIFICATION_CASES,
	...PLAN_CASES,
};
