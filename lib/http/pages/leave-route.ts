import { randomUUID } from "node:crypto";
import { dropSession, readSessionId } from "#lib/auth/session.ts";
import { env } from "#lib/config/env.ts";
import { signOut } from "#lib/domain/users/sessions/sign-out.ts";
import { presentError } from "../answering/present-error.ts";
import { limitPublicCalls } from "../limits/limit-visitor.ts";
import { requireSameOrigin } from "../signing/same-origin.ts";
import { visitorContext } from "./page-context.ts";

/** Signs the browser out, and answers with where it goes then: to the provider where it had signed in, or back here. */
export async function leave(request: Request): Promise<Response> {
	try {
		const context = await visitorContext();
		await limitPublicCalls(context);
		requireSameOrigin(request.headers, env().publicUrl);
		const sessionId = await readSessionId();
		const atProvider = sessionId ? await signOut(context, sessionId) : null;
		await dropSession();
		return Response.json({ next: atProvider ?? "/sign-in" }, { headers: { "Cache-Control": "no-store" } });
	} catch (error) {
		return presentError(error, randomUUID());
	}
}
