import { env } from "#lib/config/env.ts";
import { PROOF_COOKIE } from "./link-cookies.ts";

const SECRET = /^[\w-]{43}$/;
const PAIR = new RegExp(`(?:^|;\\s*)${PROOF_COOKIE.replace(".", "\\.")}=([^;]{1,64})(?:;|$)`);

/** What the browser that sends these headers keeps of an earlier proof for the link that it calls. */
export function proofOfBrowser(headers: Headers): { proof?: string } {
	const secret = PAIR.exec(headers.get("cookie") ?? "")?.[1]?.trim() ?? "";
	return SECRET.test(secret) ? { proof: secret } : {};
}

/**
 * A Set-Cookie header for a browser that has just proved who holds it. In another site's page browsers keep it only
 * over https, and for that site alone.
 *
 * @param keptMs null: until the browser is closed
 * @param isFramed another site's page shows the link in a frame
 */
export function proofCookie(token: string, secret: string, keptMs: number | null, isFramed: boolean): string {
	const isSecure = env().signingUrl.startsWith("https:");
	const age = keptMs === null ? "" : `; Max-Age=${Math.floor(keptMs / 1000)}`;
	const site = isFramed && isSecure ? "SameSite=None; Partitioned" : "SameSite=Lax";
	return `${PROOF_COOKIE}=${secret}; Path=/sign/${token}${age}; HttpOnly; ${site}${isSecure ? "; Secure" : ""}`;
}
