import type { NextRequest } from "next/server";
import NextAuth, { getServerSession } from "next-auth";
import type { Context } from "#lib/domain/context.ts";
import { nextAuthOptions } from "./next-auth-options.ts";

/** next-auth's own endpoints (sign in, sign out, CSRF token) for one request. */
export async function handleAuthRequest(
	context: Context,
	request: NextRequest,
	route: { params: Promise<{ nextauth: string[] }> },
): Promise<Response> {
	return NextAuth(request, route, nextAuthOptions(context));
}

/** The id of the session that the request's cookie names, if the cookie is one of ours; whether it still counts is another question. */
export async function readSessionId(context: Context): Promise<string | null> {
	const session: unknown = await getServerSession(nextAuthOptions(context));
	if (session === null || typeof session !== "object" || !("sessionId" in session)) return null;
	return typeof session.sessionId === "string" ? session.sessionId : null;
}
