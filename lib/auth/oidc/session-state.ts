import { createHash, randomBytes } from "node:crypto";
import type { KoaContextWithOIDC } from "oidc-provider";

/** Readable for scripts of ours, as the specification wants it; it tells nothing but that the session is the same. */
const COOKIE = "signet.browser_state";

/**
 * `session_state` for the redirect: a salted hash of client id, origin of the redirect address and browser
 * state (OpenID Connect Session Management 1.0 section 3.2).
 */
export function sessionStateOf(ctx: KoaContextWithOIDC): string {
	const browserState = hash(ctx.oidc.session?.uid ?? "");
	ctx.cookies.set(COOKIE, browserState, { httpOnly: false, sameSite: "lax", path: "/connect", overwrite: true });
	const { origin } = new URL(String(ctx.oidc.params?.redirect_uri));
	return sessionState({ clientId: String(ctx.oidc.params?.client_id), origin, browserState });
}

/** @param salt left out: a new one */
export function sessionState(
	{ clientId, origin, browserState }: { clientId: string; origin: string; browserState: string },
	salt: string = randomBytes(16).toString("base64url"),
): string {
	return `${hash(`${clientId} ${origin} ${browserState} ${salt}`)}.${salt}`;
}

function hash(text: string): string {
	return createHash("sha256").update(text).digest("base64url");
}
