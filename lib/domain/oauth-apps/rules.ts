import type { OAuthAppSettings } from "#lib/contract/oauth-app-settings.ts";
import { API_SCOPES, canonicalScope, IDENTITY_SCOPES, OAUTH_SCOPES, type OAuthScope } from "#lib/contract/scopes.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { DAY_SECONDS } from "#lib/units.ts";

const MAX_REDIRECT_URIS = 20;
const MAX_URI_LENGTH = 2000;
const MAX_NAME_LENGTH = 80;
const MAX_VALIDITY_DAYS = 3650;
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** How long a refresh token lives (lib/contract/README.md "OAuth"). */
export const REFRESH_SECONDS = 30 * DAY_SECONDS;

/**
 * The settings in the form in which they are stored.
 *
 * @throws AppError ValidationError that names the setting
 */
export function settledApp(given: OAuthAppSettings): OAuthAppSettings {
	const name = given.name.trim();
	if (!name) throw fieldRefusal("name", said("appName"));
	if (name.length > MAX_NAME_LENGTH) throw fieldRefusal("name", said("appNameLong", { limit: MAX_NAME_LENGTH }));
	const redirectUris = [...new Set(given.redirectUris.map((uri) => uri.trim()).filter(Boolean))];
	if (redirectUris.length > MAX_REDIRECT_URIS) {
		throw fieldRefusal("redirectUris", said("redirectCount", { limit: MAX_REDIRECT_URIS }));
	}
	for (const uri of redirectUris) assertRedirectUri(uri);
	return { ...given, name, redirectUris, scopes: settledScopes(given.scopes), ...settledValidity(given) };
}

function settledScopes(named: readonly string[]): OAuthScope[] {
	const given = named.map(canonicalScope);
	const unknown = given.find((scope) => !(OAUTH_SCOPES as readonly string[]).includes(scope));
	if (unknown !== undefined) throw fieldRefusal("scopes", said("scopeUnknown", { scope: unknown }));
	const scopes = OAUTH_SCOPES.filter((scope) => given.includes(scope));
	if (scopes.length === 0) throw fieldRefusal("scopes", said("scopeMissing"));
	return scopes;
}

function settledValidity({ secretValidityDays: days }: OAuthAppSettings): { secretValidityDays: number | null } {
	if (days === null) return { secretValidityDays: null };
	if (!Number.isInteger(days) || days < 1 || days > MAX_VALIDITY_DAYS) {
		throw fieldRefusal("secretValidityDays", said("secretDays", { limit: MAX_VALIDITY_DAYS }));
	}
	return { secretValidityDays: days };
}

/**
 * Codes go to this address, so it must be one that nobody on the way can read: https, or the user's own
 * machine (RFC 9700 section 4.1.3). It is compared character by character later, so it has no wildcards.
 *
 * @throws AppError ValidationError
 */
function assertRedirectUri(uri: string): void {
	type Why = "redirectForm" | "redirectPart" | "redirectUser" | "redirectScheme";
	const refuse = (why: Why) => fieldRefusal("redirectUris", said(why, { uri: cutText(uri, 200) }));
	const parsed = URL.canParse(uri) ? new URL(uri) : null;
	if (!parsed || uri.length > MAX_URI_LENGTH || /[\s\\*]/.test(uri)) {
		throw refuse("redirectForm");
	}
	if (uri.includes("#")) throw refuse("redirectPart");
	if (parsed.username || parsed.password) throw refuse("redirectUser");
	const isSafe = parsed.protocol === "https:" || (parsed.protocol === "http:" && LOOPBACK.has(parsed.hostname));
	if (!isSafe) throw refuse("redirectScheme");
}

/** The scopes of an app that mean something without a user: what client credentials get when they ask for none. */
export function scopesWithoutUser(scopes: readonly string[]): string[] {
	return scopes.filter((scope) => (API_SCOPES as readonly string[]).includes(scope));
}

/** Scopes that a consent page lists: identity ones first, each known one once. */
export function shownScopes(scopes: readonly string[]): OAuthScope[] {
	return [...IDENTITY_SCOPES, ...API_SCOPES].filter((scope) => scopes.includes(scope));
}

/** A refresh, in seconds since 1970. */
type Refresh = {
	mode: "Absolute" | "Sliding";
	now: number;
	/** When the family's first refresh token was issued. */
	firstIssuedAt: number;
	/** When the token that is being used up would have ended. */
	previousExpiry: number;
	/** Whether the current access token was still good when the refresh was asked for. */
	hasLiveAccessToken: boolean;
};

/**
 * When the next refresh token ends, in seconds since 1970 (lib/contract/README.md "OAuth"). Absolute: 30 days after
 * the first was issued, whatever was set before. Sliding: 30 days from now, if the refresh came in time.
 */
export function refreshExpiry({ mode, now, firstIssuedAt, previousExpiry, hasLiveAccessToken }: Refresh): number {
	if (mode === "Absolute") return firstIssuedAt + REFRESH_SECONDS;
	return hasLiveAccessToken ? now + REFRESH_SECONDS : previousExpiry;
}
