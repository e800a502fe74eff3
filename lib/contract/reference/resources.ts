import { BRAND_OPERATIONS } from "../brands/operations.ts";
import { CONTACT_GROUP_OPERATIONS } from "../contact-groups/operations.ts";
import { CONTACT_OPERATIONS } from "../contacts/operations.ts";
import { CUSTOM_FIELD_OPERATIONS } from "../custom-fields/operations.ts";
import { DOCUMENT_OPERATIONS } from "../documents/operations.ts";
import { IDENTITY_VERIFICATION_OPERATIONS } from "../identity-verification/operations.ts";
import type { OperationId } from "../operations.ts";
import { PLAN_OPERATIONS } from "../plan/operations.ts";
import { SENDER_IDENTITY_OPERATIONS } from "../sender-identities/operations.ts";
import { TEAM_OPERATIONS } from "../teams/operations.ts";
import { TEMPLATE_OPERATIONS } from "../templates/operations.ts";
import { USER_OPERATIONS } from "../users/operations.ts";

/** Operations by the page of the reference that describes them. */
export const RESOURCES: Readonly<Record<string, readonly OperationId[]>> = {
	documents: idsOf(DOCUMENT_OPERATIONS),
	templates: idsOf(TEMPLATE_OPERATIONS),
	contacts: idsOf(CONTACT_OPERATIONS),
	"contact-groups": idsOf(CONTACT_GROUP_OPERATIONS),
	brands: idsOf(BRAND_OPERATIONS),
	"custom-fields": idsOf(CUSTOM_FIELD_OPERATIONS),
	users: idsOf(USER_OPERATIONS),
	teams: idsOf(TEAM_OPERATIONS),
	"sender-identities": idsOf(SENDER_IDENTITY_OPERATIONS),
	"identity-verification": idsOf(IDENTITY_VERIFICATION_OPERATIONS),
	plan: idsOf(PLAN_OPERATIONS),
};

function idsOf<Id extends OperationId>(operations: Record<Id, unknown>): Id[] {
	return Object.keys(operations) as Id[];
}

/** Where an operation is described. */
export function resourcePath(id: OperationId): string {
	const [slug] = Object.entries(RESOURCES).find(([, ids]) => ids.includes(id)) ?? [];
	return `/docs/api/${slug}#${id}`;
}

/** Where the parts of the former one-page reference are now, by their anchors; operations keep theirs. */
export const MOVED_CHAPTERS: Readonly<Record<string, string>> = {
	sandbox: "authentication#sandbox",
	encodings: "requests#formats",
	limits: "limits",
	repeating: "requests#idempotency",
	oauth: "oauth",
	fields: "form-fields",
	groups: "contact-groups",
	templates: "templates",
	"text-tags": "text-tags",
	"found-fields": "detected-fields",
	brands: "brands",
	webhooks: "webhooks",
	errors: "errors",
	"not-supported": "boldsign-clients#refused-parameters",
};
