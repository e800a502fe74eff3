import { createHash, randomBytes } from "node:crypto";
import Provider, { type KoaContextWithOIDC } from "oidc-provider";
import { env } from "#lib/config/env.ts";
import { checkClientSecret } from "#lib/domain/oauth-apps/check-client-secret.ts";
import { loadSigningKeys } from "#lib/domain/oauth-apps/signing-keys.ts";
import { currentCall } from "./call.ts";
import { addClientCredentialsGrant } from "./client-credentials.ts";
import { oidcConfiguration } from "./configuration.ts";
import { keepNotes } from "./notes.ts";
import { tellServerError } from "./server-error.ts";

/** Readable for scripts of ours, as the specification wants it; it tells nothing but that the session is the same. */
const COOKIE = "signet.browser_state";

/**
 * `session_state` for the redirect: a salted hash of client id, origin of the redirect address and browser
 * state (OpenID Connect Session Management 1.0 section 3.2).
 */
function sessionStateOf(ctx: KoaContextWithOIDC): string {
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

/** Keys change rarely and are announced days before; asking this often is more than enough. */
const KEYS_FRESH_MS = 60_000;

type Made = { provider: Provider; issuer: string; keyIds: string; checkedAt: number };
const shared = globalThis as typeof globalThis & { signetOidc?: Made };

/** The authorization server of this process, made anew when its keys have changed. */
export async function oidcProvider(now: Date = new Date()): Promise<Provider> {
	const issuer = env().publicUrl;
	const made = shared.signetOidc;
	if (made?.issuer === issuer && Math.abs(now.getTime() - made.checkedAt) < KEYS_FRESH_MS) return made.provider;
	const keys = await loadSigningKeys(now);
	const keyIds = keys.map(({ kid }) => kid).join(" ");
	const isSame = made?.issuer === issuer && made.keyIds === keyIds;
	const provider = isSame ? made.provider : makeProvider(issuer, oidcConfiguration(keys));
	shared.signetOidc = { provider, issuer, keyIds, checkedAt: now.getTime() };
	return provider;
}

function makeProvider(issuer: string, configuration: ReturnType<typeof oidcConfiguration>): Provider {
	const provider = new Provider(issuer, configuration);
	// Our own headers say which address and protocol the public one is: see handle-oidc-request.ts.
	provider.proxy = true;
	hashSecrets(provider);
	addClientCredentialsGrant(provider);
	keepNotes(provider);
	// Undocumented: what is added to `out` goes into the redirect (OpenID Connect Session Management 1.0 section 2).
	provider.on("authorization.success", (ctx, out) => {
		Object.assign(out ?? {}, { scope: ctx.oidc.entities.AuthorizationCode?.scope, session_state: sessionStateOf(ctx) });
	});
	provider.use(tellServerError);
	provider.use(async (ctx, next) => {
		await next();
		if (ctx.oidc?.route !== "discovery") return;
		Object.assign(ctx.body ?? {}, { code_challenge_methods_supported: ["S256", "plain"] });
	});
	return provider;
}

/** Has secrets compared with the hashes that are stored. */
function hashSecrets(provider: Provider): void {
	Object.defineProperty(provider.Client.prototype, "compareClientSecret", {
		value(this: { clientId: string }, given: string): Promise<boolean> {
			return checkClientSecret(this.clientId, given, currentCall().context.now());
		},
	});
}
