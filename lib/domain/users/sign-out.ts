import { revokeSessionById } from "#lib/db/stores/users.ts";
import type { Context } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** Ends the session: a copy of the cookie is worth nothing afterwards. */
export const signOut = defineVerb(
	{ permission: "identity.prove" },
	async (context: Context, sessionId: string): Promise<void> => {
		if (isUuid(sessionId)) await revokeSessionById(sessionId, context.now());
	},
);
