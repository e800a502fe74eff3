import Provider, { errors, type KoaContextWithOIDC } from "oidc-provider";
import { findSubject } from "#lib/domain/oauth-apps/find-subject.ts";
import { scopesWithoutUser } from "#lib/domain/oauth-apps/rules.ts";
import { knownClient } from "./call.ts";

/**
 * The client credentials grant as the interface has it: no scope means all of the app's, and the token
 * acts as the user who is set in the app now.
 */
export function addClientCredentialsGrant(provider: Provider): void {
	provider.registerGrantType(
		"client_credentials",
		async (ctx) => {
			const { client } = ctx.oidc;
			if (!client) throw new errors.InvalidClientAuth("no client");
			const settings = knownClient(client.clientId);
			const scope = scopesFor(ctx, settings.scopes).join(" ");
			const user = settings.actingUserId ? await findSubject(settings.actingUserId) : null;
			if (!user) throw new errors.UnauthorizedClient("the application has no active user to act as");
			const token = new provider.ClientCredentials({ client, scope });
			ctx.oidc.entity("ClientCredentials", token);
			const value = await token.save();
			ctx.body = { access_token: value, expires_in: token.expiration, token_type: token.tokenType, scope };
		},
		["scope"],
	);
}

/** Scopes that speak of a user who signs in mean nothing here and are left out (RFC 6749 section 3.3). */
function scopesFor(ctx: KoaContextWithOIDC, ofApp: readonly string[]): string[] {
	const asked = String(ctx.oidc.params?.scope ?? "")
		.split(" ")
		.filter(Boolean);
	const foreign = asked.find((scope) => !ofApp.includes(scope));
	if (foreign !== undefined) throw new errors.InvalidScope("requested scope is not allowed", foreign);
	const scopes = scopesWithoutUser(asked.length === 0 ? ofApp : asked);
	if (scopes.length === 0) throw new errors.InvalidScope("none of the requested scopes is allowed", asked.join(" "));
	return [...new Set(scopes)];
}
