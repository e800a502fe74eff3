import type { OperationId } from "#lib/contract/operations.ts";
import type { ApiRoute } from "./define-route.ts";
import { BRAND_ROUTES } from "./routes/brand-routes.ts";
import { CONTACT_GROUP_ROUTES, CONTACT_ROUTES } from "./routes/contact-routes.ts";
import { CUSTOM_FIELD_ROUTES } from "./routes/custom-field-routes.ts";
import { DOCUMENT_ROUTES } from "./routes/document-routes.ts";
import { IDENTITY_VERIFICATION_ROUTES } from "./routes/identity-verification-routes.ts";
import { PLAN_ROUTES } from "./routes/plan-routes.ts";
import { SENDER_IDENTITY_ROUTES } from "./routes/sender-identity-routes.ts";
import { TEAM_ROUTES } from "./routes/team-routes.ts";
import { TEMPLATE_ROUTES } from "./routes/template-routes.ts";
import { USER_ROUTES } from "./routes/user-routes.ts";

/** Which verb does which operation: every endpoint of the contract, or it does not compile. */
export const ROUTES: Record<OperationId, ApiRoute> = {
	...DOCUMENT_ROUTES,
	...BRAND_ROUTES,
	...USER_ROUTES,
	...TEAM_ROUTES,
	...SENDER_IDENTITY_ROUTES,
	...CUSTOM_FIELD_ROUTES,
	...TEMPLATE_ROUTES,
	...CONTACT_ROUTES,
	...CONTACT_GROUP_ROUTES,
	...IDENTITY_VERIFICATION_ROUTES,
	...PLAN_ROUTES,
};
