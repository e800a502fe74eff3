import { cache } from "react";
import { viewIdentityRequest } from "#lib/domain/sender-identities/answer-identity-request.ts";

/** What a mailed link asks, read once per request: page, title and language need it. */
export const identityRequestOf = cache((token: string) => viewIdentityRequest(token, new Date()));
