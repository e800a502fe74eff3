import { cache } from "react";
import { viewIdentityRequest } from "#lib/domain/sender-identities/answer-identity-request.ts";
import { visitorContext } from "#lib/http/pages/page-context.ts";
import { noteClosedRequest } from "./dead-link.ts";

/** What a mailed link asks, read once per request: page, title and language need it. */
export const identityRequestOf = cache(async (token: string) =>
	noteClosedRequest(await viewIdentityRequest(await visitorContext(), token)),
);
