import { dropSession, readSessionId } from "#lib/auth/session.ts";
import { env } from "#lib/config/env.ts";
import { signOut } from "#lib/domain/users/sessions/sign-out.ts";
import { defineEndpoint } from "#lib/http/define-endpoint.ts";
import { limitPublicCalls } from "../limits/limit-visitor.ts";
import { requireSameOrigin } from "../signing/same-origin.ts";
import { visitorContext } from "./page-context.ts";

/** Signs the browser out, and answers with where it goes then: to the provider where it had signed in, or back here. */
export const leave = defineEndpoint(async (request) => {
	const context = await visitorContext();
	await limitPublicCalls(context);
	requireSameOrigin(request.headers, env().publicUrl);
	const sessionId = await readSessionId();
	const atProvider = sessionId ? await signOut(context, sessionId) : null;
	await dropSession();
	return { next: atProvider ?? "/sign-in" };
});
