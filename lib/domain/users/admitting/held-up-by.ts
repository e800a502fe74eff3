import { findHeldUpSession } from "#lib/db/stores/users/users.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/**
 * Why a session that was not ended lets nobody in: its user's organisation requires a second factor since, and the user
 * has none.
 *
 * @returns what the organisation is called; null when that is not the reason
 */
export const heldUpBy = defineVerb(
	{ permission: "identity.prove" },
	async (context: VisitorContext, sessionId: string): Promise<string | null> =>
		isUuid(sessionId) ? findHeldUpSession(sessionId, context.now()) : null,
);
