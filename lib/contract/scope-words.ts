import { mayEn } from "#lib/i18n/workplace/developer/may-en.ts";
import type { OAuthScope } from "./scopes.ts";

/** What each scope lets an application do, in the English of the reference. A scope without words does not compile. */
export const SCOPE_WORDS: Record<OAuthScope, string> = mayEn;
