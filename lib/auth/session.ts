import type { NextRequest } from "next/server";
import NextAuth, { getServerSession } from "next-auth";
import { env } from "#lib/config/env.ts";
import type { Context } from "#lib/domain/context.ts";
import { nextAuthOptions, type SignInGuard } from "./next-auth-options.ts";

/** next-auth's own endpoints (sign in, sign out, CSRF token) for one request. */
export async function handleAuthRequest(
	context: Context,
	request: NextRequest,
	route: { params: Promise<{ nextauth: string[] }> },
	guard: SignInGuard,
): Promise<Response> {
	tellPublicUrl();
	return NextAuth(request, route, nextAuthOptions(context, guard));
}

/** The id of the session that the request's cookie names, if the cookie is one of ours; whether it still counts is another question. */
export async function readSessionId(context: Context): Promise<string | null> {
	tellPublicUrl();
	const session: unknown = await getServerSession(nextAuthOptions(context, async () => undefined));
	if (session === null || typeof session !== "object" || !("sessionId" in session)) return null;
	return typeof session.sessionId === "string" ? session.sessionId : null;
}

/** next-auth takes its address, and from it whether cookies are for HTTPS only, from the environment alone. */
function tellPublicUrl(): void {
	process.env.NEXTAUTH_URL = env().publicUrl;
}
