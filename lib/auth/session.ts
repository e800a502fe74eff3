import { cookies } from "next/headers";
import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { decode } from "next-auth/jwt";
import { env } from "#lib/config/env.ts";
import { installationKeys } from "#lib/config/keys.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { nextAuthOptions, type SignInGuard } from "./next-auth-options.ts";

/** next-auth's own endpoints (sign in, sign out, CSRF token) for one request. */
export async function handleAuthRequest(
	context: VisitorContext,
	request: NextRequest,
	route: { params: Promise<{ nextauth: string[] }> },
	guard: SignInGuard,
): Promise<Response> {
	tellPublicUrl();
	return NextAuth(request, route, nextAuthOptions(context, guard));
}

/**
 * The id of the session that the request's cookie names, if the cookie is one of ours; whether it still counts
 * is another question. Read without the library's handler, which also judges cookies that nobody asked about
 * and fails on them.
 */
export async function readSessionId(): Promise<string | null> {
	const name = `${env().publicUrl.startsWith("https:") ? "__Secure-" : ""}next-auth.session-token`;
	const token = (await cookies()).get(name)?.value;
	if (!token) return null;
	const content = await decode({ token, secret: installationKeys().sessionSecret }).catch(() => null);
	return content?.sub ?? null;
}

/** next-auth takes its address, and from it whether cookies are for HTTPS only, from the environment alone. */
function tellPublicUrl(): void {
	process.env.NEXTAUTH_URL = env().publicUrl;
}
