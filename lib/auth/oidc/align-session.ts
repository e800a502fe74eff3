import type Provider from "oidc-provider";
import type { UserPrincipal } from "#lib/domain/context.ts";
import { LIFETIMES } from "./lifetimes.ts";
import { OIDC_ROUTES } from "./oidc-routes.ts";

/** Who is signed in to Signet, and since when. */
export type SignedIn = { principal: UserPrincipal; signedInAt: Date };

/**
 * Makes the library's session follow Signet's own: another's, or one that was signed out, does not count,
 * and whoever is signed in to Signet is signed in here.
 *
 * @returns the cookies that the library is to see
 */
export async function alignSession(
	provider: Provider,
	cookies: string,
	request: { url: URL; user?: SignedIn | null },
): Promise<string> {
	const name = provider.cookieName("session");
	const others = cookies.split(/;\s*/).filter((one) => one !== "" && !one.startsWith(`${name}=`));
	const id = cookies
		.split(/;\s*/)
		.find((one) => one.startsWith(`${name}=`))
		?.slice(name.length + 1);
	const { user } = request;
	if (!user) return others.join("; ");
	const { userId, credentialId } = user.principal;
	const session = id ? await provider.Session.find(id) : undefined;
	const loginTs = Math.floor(user.signedInAt.getTime() / 1000);
	// A request that waits for its user knows the session it began in; only a new one may begin in a new session.
	const isNew = request.url.pathname === OIDC_ROUTES.authorization;
	const isCurrent = session?.accountId === userId && (!isNew || sessionBehind(session) === credentialId);
	if (session && isCurrent) return cookies;
	const made = new provider.Session();
	made.loginAccount({ accountId: userId, loginTs });
	Object.assign(made, { state: { [BEHIND]: credentialId } });
	await made.save(LIFETIMES.Session);
	return [...others, `${name}=${made.jti}`].join("; ");
}

const BEHIND = "signetSession";

/** Signet's own session that one of the library's was made for; null once something else was kept there. */
export function sessionBehind(session: object): string | null {
	const { state } = session as { state?: unknown };
	const { [BEHIND]: id } = Object(state) as Record<string, unknown>;
	return typeof id === "string" ? id : null;
}
