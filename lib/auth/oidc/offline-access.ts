import { errors, type KoaContextWithOIDC } from "oidc-provider";

const SCOPE = "offline_access";

/**
 * Gives `offline_access` back to a request: the library drops it unless consent is asked for each time
 * (OpenID Connect Core 11 allows "other conditions"; ours is the consent that the user gave before).
 *
 * @throws InvalidScope when the application may not ask for it
 */
export function keepOfflineAccess(ctx: KoaContextWithOIDC): void {
	const { params, client } = ctx.oidc;
	const asked = new URL(ctx.href).searchParams.get("scope") ?? "";
	if (!params || !asked.split(" ").includes(SCOPE)) return;
	if (!client?.scope?.split(" ").includes(SCOPE))
		throw new errors.InvalidScope("requested scope is not allowed", SCOPE);
	params.scope = [...new Set(asked.split(" "))].filter(Boolean).join(" ");
}
