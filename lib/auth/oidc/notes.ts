import type Provider from "oidc-provider";
import type { KoaContextWithOIDC } from "oidc-provider";
import { log } from "#lib/config/log.ts";
import type { OAuthEventType } from "#lib/domain/oauth-apps/account-event.ts";
import { noteClientEvent } from "#lib/domain/oauth-apps/consent.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { currentCall, knownClient } from "./call.ts";

type Refusal = Error & { error?: string; error_description?: string; error_detail?: string };

/** Has every grant and refusal written into the audit log of the account that owns the application. */
export function keepNotes(provider: Provider): void {
	provider.on("authorization.success", (ctx) => note(ctx, "OAuthAccessGranted", scopesOf(ctx)));
	provider.on("grant.success", (ctx) => note(ctx, "OAuthTokenIssued", { ...grantTypeOf(ctx), ...scopesOf(ctx) }));
	provider.on("grant.revoked", (ctx) => note(ctx, "OAuthFamilyRevoked", {}));
	provider.on("authorization.error", (ctx, error) => refused(ctx, error, "authorize"));
	provider.on("grant.error", (ctx, error) => refused(ctx, error, "token"));
	provider.on("revocation.error", (ctx, error) => refused(ctx, error, "revocation"));
	provider.on("introspection.error", (ctx, error) => refused(ctx, error, "introspection"));
	provider.on("server_error", (_ctx, error) => log.error({ error }, "authorization server error"));
}

function refused(ctx: KoaContextWithOIDC, error: Refusal, endpoint: string): void {
	const why = error.error_detail ?? error.error_description ?? "";
	note(ctx, "OAuthRefused", { endpoint, error: error.error ?? error.message, why, ...grantTypeOf(ctx) });
}

/** Nobody's account is concerned when the client is not known. */
function note(ctx: KoaContextWithOIDC, type: OAuthEventType, data: Record<string, string | string[]>): void {
	const { client, account, entities } = ctx.oidc;
	if (!client) return;
	const { context, notes } = currentCall();
	const known = knownClient(client.clientId);
	const userId = account?.accountId ?? entities.Session?.accountId ?? null;
	notes.push(() => noteClientEvent(context, known, { type, userId, data }));
}

function grantTypeOf(ctx: KoaContextWithOIDC): Record<string, string> {
	const grantType = ctx.oidc.params?.grant_type;
	return typeof grantType === "string" ? { grantType: cutText(grantType, 100) } : {};
}

function scopesOf(ctx: KoaContextWithOIDC): { scopes: string[] } {
	const { AccessToken, ClientCredentials, AuthorizationCode } = ctx.oidc.entities;
	const scope = (AccessToken ?? ClientCredentials ?? AuthorizationCode)?.scope ?? "";
	return { scopes: scope.split(" ").filter(Boolean) };
}
