import type { Grant, KoaContextWithOIDC } from "oidc-provider";
import { hasConsented } from "#lib/domain/oauth-apps/consent.ts";
import { currentCall, knownClient } from "./call.ts";

/**
 * A new family for a request whose scopes the user has consented to, now or before. Undefined shows the consent page,
 * which also asks for a confirmation where the scopes need one.
 */
export async function loadGrant(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
	const { account, client, provider, requestParamScopes } = ctx.oidc;
	if (!account || !client || ctx.oidc.promptPending("consent")) return undefined;
	const scopes = [...requestParamScopes];
	const ids = { accountId: account.accountId, clientId: client.clientId };
	const { context, user } = currentCall();
	if (!user || !(await hasConsented(context, user, knownClient(client.clientId), scopes))) return undefined;
	const grant = new provider.Grant(ids);
	grant.addOIDCScope(scopes.join(" "));
	await grant.save();
	return grant;
}
