import type { NextRequest } from "next/server";
import { handleAuthRequest } from "#lib/auth/session.ts";
import { limitSignIn } from "./limit-visitor.ts";
import { visitorContext } from "./page-context.ts";

type AuthRoute = { params: Promise<{ nextauth: string[] }> };

/** next-auth's endpoints: who calls, then the library. Attempts to sign in are counted before a password is read. */
export async function handleAuthRoute(request: NextRequest, route: AuthRoute): Promise<Response> {
	return handleAuthRequest(await visitorContext(), request, route, limitSignIn);
}
