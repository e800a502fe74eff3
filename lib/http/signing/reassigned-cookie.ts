import { env } from "#lib/config/env.ts";
import { REASSIGNED_COOKIE } from "./link-cookies.ts";

const DAYS = 90;
/** The latest; a browser that reassigns more forgets the earliest. */
const MOST = 8;
const TOKENS = new RegExp(`(?:^|;\\s*)${REASSIGNED_COOKIE.replace(".", "\\.")}=([\\w.-]{43,400})(?:;|$)`);
const TOKEN = /^[\w-]{43}$/;

/** The links through which the browser that sends these headers has reassigned documents. */
export function reassignedInBrowser(headers: Headers): { reassigned?: string[] } {
	const tokens = TOKENS.exec(headers.get("cookie") ?? "")?.[1]?.split(".") ?? [];
	const reassigned = tokens.filter((token) => TOKEN.test(token)).slice(-MOST);
	return reassigned.length > 0 ? { reassigned } : {};
}

/**
 * A Set-Cookie header for a browser that has just reassigned a document, so that any of its dead links says to whom. The
 * links in it are dead.
 *
 * @param isFramed another site's page shows the link in a frame
 */
export function reassignedCookie(headers: Headers, token: string, isFramed: boolean): string {
	const { reassigned = [] } = reassignedInBrowser(headers);
	const tokens = [...reassigned.filter((one) => one !== token), token].slice(-MOST);
	const isSecure = env().signingUrl.startsWith("https:");
	const site = isFramed && isSecure ? "SameSite=None; Partitioned" : "SameSite=Lax";
	const about = `Path=/sign; Max-Age=${DAYS * 86_400}; HttpOnly; ${site}${isSecure ? "; Secure" : ""}`;
	return `${REASSIGNED_COOKIE}=${tokens.join(".")}; ${about}`;
}
