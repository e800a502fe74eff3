import { BRAND_OPERATIONS } from "#lib/contract/brands/operations.ts";
import { CONTACT_GROUP_OPERATIONS } from "#lib/contract/contact-groups/operations.ts";
import { CONTACT_OPERATIONS } from "#lib/contract/contacts/operations.ts";
import { CUSTOM_FIELD_OPERATIONS } from "#lib/contract/custom-fields/operations.ts";
import { DOCUMENT_OPERATIONS } from "#lib/contract/documents/operations.ts";
import { IDENTITY_VERIFICATION_OPERATIONS } from "#lib/contract/identity-verification/operations.ts";
import type { Operation } from "#lib/contract/operation.ts";
import type { OperationId } from "#lib/contract/operations.ts";
import { PLAN_OPERATIONS } from "#lib/contract/plan/operations.ts";
import { SENDER_IDENTITY_OPERATIONS } from "#lib/contract/sender-identities/operations.ts";
import { TEAM_OPERATIONS } from "#lib/contract/teams/operations.ts";
import { TEMPLATE_OPERATIONS } from "#lib/contract/templates/operations.ts";
import { USER_OPERATIONS } from "#lib/contract/users/operations.ts";

type Operations = Readonly<Record<string, Operation>>;

/** Which operations the public SDK is to have called when each of its tests is over; together all there are. */
export const SDK_GROUPS = {
	documents: DOCUMENT_OPERATIONS as Operations,
	templates: TEMPLATE_OPERATIONS as Operations,
	identities: IDENTITY_VERIFICATION_OPERATIONS as Operations,
	brands: BRAND_OPERATIONS as Operations,
	contacts: { ...CONTACT_OPERATIONS, ...CONTACT_GROUP_OPERATIONS } as Operations,
	people: {
		...USER_OPERATIONS,
		...TEAM_OPERATIONS,
		...SENDER_IDENTITY_OPERATIONS,
		...CUSTOM_FIELD_OPERATIONS,
		...PLAN_OPERATIONS,
	} as Operations,
};

/** Operations that the public SDK has no method for, and why that is so. */
export const NOT_IN_SDK: Partial<Record<OperationId, string>> = {
	createCustomFieldBeta: "Its paths begin with /v1.",
	editCustomFieldBeta: "Its paths begin with /v1.",
};

/** What a group's calls look like in ApiServer.done. */
export function callsOf(group: Operations): string[] {
	const callable = Object.values(group).filter(({ id }) => !(id in NOT_IN_SDK));
	return callable.map(({ method, path }) => `${method} ${path}`).sort();
}
