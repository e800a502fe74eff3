import { cookies } from "next/headers";
import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { encode } from "next-auth/jwt";
import { env } from "#lib/config/env.ts";
import { installationKeys } from "#lib/config/installation-keys.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { SESSION_DAYS } from "#lib/domain/users/admitting/admit.ts";
import { nextAuthOptions, type SignInHooks } from "./next-auth-options.ts";
import { isSecure, sessionCookie, sessionIdIn } from "./session-cookie.ts";

/** next-auth's own endpoints (sign in, sign out, CSRF token) for one request. */
export async function handleAuthRequest(
	context: VisitorContext,
	request: NextRequest,
	route: { params: Promise<{ nextauth: string[] }> },
	hooks: SignInHooks,
): Promise<Response> {
	tellPublicUrl();
	return NextAuth(request, route, nextAuthOptions(context, hooks));
}

/** Gives a session to the browser that calls, as the library does where it signs somebody in. */
export async function giveSession(sessionId: string): Promise<void> {
	const maxAge = SESSION_DAYS * 86_400;
	const token = await encode({ token: { sub: sessionId }, secret: installationKeys().sessionSecret, maxAge });
	const secure = isSecure();
	(await cookies()).set(sessionCookie(), token, { httpOnly: true, sameSite: "lax", path: "/", secure, maxAge });
}

/** The browser that calls has no session any more. */
export async function dropSession(): Promise<void> {
	const secure = isSecure();
	(await cookies()).set(sessionCookie(), "", { httpOnly: true, sameSite: "lax", path: "/", secure, maxAge: 0 });
}

/**
 * The id of the session that the request's cookie names, if the cookie is one of ours; whether it still counts
 * is another question. Read without the library's handler, which also judges cookies that nobody asked about
 * and fails on them.
 */
export async function readSessionId(): Promise<string | null> {
	const token = (await cookies()).get(sessionCookie())?.value;
	return token ? sessionIdIn(token) : null;
}

/** next-auth takes its address, and from it whether cookies are for HTTPS only, from the environment alone. */
function tellPublicUrl(): void {
	process.env.NEXTAUTH_URL = env().publicUrl;
}
