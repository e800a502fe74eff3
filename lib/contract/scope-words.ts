import { messages } from "#lib/i18n/generated/developers.js";
import { scopeText } from "./scope-text.ts";
import { OAUTH_SCOPES, type OAuthScope } from "./scopes.ts";

/** What each scope lets an application do, in the English of the reference. */
export const SCOPE_WORDS = Object.fromEntries(
	OAUTH_SCOPES.map((scope) => [scope, scopeText(messages.EN.may, scope)]),
) as Record<OAuthScope, string>;
