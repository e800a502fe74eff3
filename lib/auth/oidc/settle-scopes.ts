import { errors, type KoaContextWithOIDC } from "oidc-provider";

/**
 * Judges the scopes of a request more strictly than the library, which passes over those it does not know,
 * and gives `offline_access` back, which it drops unless consent is asked for each time (OpenID Connect
 * Core 11 allows "other conditions"; ours is the consent that the user gave before).
 *
 * @throws InvalidScope when there is none (RFC 6749 section 3.3), or one that the application may not ask for
 */
export function settleScopes(ctx: KoaContextWithOIDC): void {
	const { params, client } = ctx.oidc;
	if (!params) return;
	const asked = (new URL(ctx.href).searchParams.get("scope") ?? "").split(" ").filter(Boolean);
	const allowed = client?.scope?.split(" ") ?? [];
	const foreign = asked.find((scope) => !allowed.includes(scope));
	if (foreign !== undefined) throw new errors.InvalidScope("requested scope is not allowed", foreign);
	if (asked.length === 0) throw new errors.InvalidScope("at least one scope is required", "");
	params.scope = [...new Set(asked)].join(" ");
}
