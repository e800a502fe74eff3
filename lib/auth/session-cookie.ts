import { decode } from "next-auth/jwt";
import { env } from "#lib/config/env.ts";
import { installationKeys } from "#lib/config/installation-keys.ts";

export function isSecure(): boolean {
	return env().publicUrl.startsWith("https:");
}

export function sessionCookie(): string {
	return `${isSecure() ? "__Secure-" : ""}next-auth.session-token`;
}

/** The id of the session that a cookie’s value names, if the cookie is one of ours; the session may have ended. */
export async function sessionIdIn(token: string): Promise<string | null> {
	const content = await decode({ token, secret: installationKeys().sessionSecret }).catch(() => null);
	return content?.sub ?? null;
}
