import { findLiveSession } from "#lib/db/stores/users/users.ts";
import type { UserPrincipal, VisitorContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/**
 * What a session may now, for an answer that goes on for long; null when it has ended. Unlike a call this is no use of
 * the session: a page that lies open is nobody who was there.
 */
export const judgeSession = defineVerb(
	{ permission: "identity.prove" },
	async (context: VisitorContext, sessionId: string): Promise<Pick<UserPrincipal, "role" | "teamId"> | null> => {
		const session = isUuid(sessionId) ? await findLiveSession(sessionId, context.now()) : null;
		return session ? { role: session.user.role, teamId: session.user.teamId } : null;
	},
);
