import type { OPERATIONS } from "../../operations.ts";
import { BRAND_RESPONSES } from "./brand-responses.ts";
import { CONTACT_GROUP_RESPONSES, CONTACT_RESPONSES } from "./contact-examples.ts";
import { CUSTOM_FIELD_RESPONSES } from "./custom-field-responses.ts";
import { DOCUMENT_RESPONSES } from "./document-responses.ts";
import { IDENTITY_VERIFICATION_RESPONSES } from "./identity-verification-examples.ts";
import type { ResponseExamples } from "./response-examples-of.ts";
import { SENDER_IDENTITY_RESPONSES } from "./sender-identity-responses.ts";
import { TEMPLATE_RESPONSES } from "./template-responses.ts";
import { TEAM_RESPONSES, USER_RESPONSES } from "./user-responses.ts";

/** What every operation that answers with JSON answers, as an example. */
export const RESPONSE_EXAMPLES: ResponseExamples<typeof OPERATIONS> = {
	...DOCUMENT_RESPONSES,
	...TEMPLATE_RESPONSES,
	...BRAND_RESPONSES,
	...USER_RESPONSES,
	...TEAM_RESPONSES,
	...SENDER_IDENTITY_RESPONSES,
	...CUSTOM_FIELD_RESPONSES,
	...CONTACT_RESPONSES,
	...CONTACT_GROUP_RESPONSES,
	...IDENTITY_VERIFICATION_RESPONSES,
	getApiCreditsCount: { BalanceCredits: 480 },
};
