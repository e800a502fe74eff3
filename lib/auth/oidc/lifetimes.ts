import { errors, type KoaContextWithOIDC, type RefreshToken } from "oidc-provider";
import { isAccessTokenLive } from "#lib/domain/oauth-apps/artifacts.ts";
import { REFRESH_SECONDS, refreshExpiry } from "#lib/domain/oauth-apps/rules.ts";
import { DAY_SECONDS } from "#lib/units.ts";
import { currentCall, knownClient } from "./call.ts";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/** How long things live, in seconds. */
export const LIFETIMES = {
	AccessToken: HOUR_SECONDS,
	ClientCredentials: HOUR_SECONDS,
	IdToken: HOUR_SECONDS,
	AuthorizationCode: MINUTE_SECONDS,
	Interaction: HOUR_SECONDS,
	Session: DAY_SECONDS,
	// Ends with the last of its tokens, by the hourly purge; the library wants a time.
	Grant: 3650 * DAY_SECONDS,
	RefreshToken: (ctx: KoaContextWithOIDC): number => {
		const rotated = ctx.oidc.entities.RotatedRefreshToken;
		return rotated ? nextExpiry(rotated) - nowSeconds() : REFRESH_SECONDS;
	},
};

/**
 * Every refresh replaces the token. Whether it still may is asked here, since the app's mode may have
 * changed after the token was issued.
 *
 * @throws InvalidGrant when the family has reached its end
 */
export async function rotateRefreshToken(ctx: KoaContextWithOIDC): Promise<boolean> {
	const token = ctx.oidc.entities.RefreshToken;
	if (!token) throw new Error("There is no refresh token.");
	const call = currentCall();
	call.hasLiveAccessToken = await isAccessTokenLive(token.grantId ?? "", call.context.now());
	if (nextExpiry(token) <= nowSeconds()) throw new errors.InvalidGrant("refresh token is expired");
	return true;
}

function nextExpiry(token: RefreshToken): number {
	return refreshExpiry({
		mode: knownClient(token.clientId ?? "").refreshMode,
		now: nowSeconds(),
		firstIssuedAt: token.iiat ?? nowSeconds(),
		previousExpiry: token.exp ?? 0,
		hasLiveAccessToken: currentCall().hasLiveAccessToken,
	});
}

function nowSeconds(): number {
	return Math.floor(currentCall().context.now().getTime() / 1000);
}
