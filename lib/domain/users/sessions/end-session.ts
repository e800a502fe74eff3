import { revokeSession } from "#lib/db/stores/users/users.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** Signs one of the user's own browsers out. Another user's session is never touched, nor is that an error. */
export const endSession = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext, input: { sessionId: string }): Promise<void> => {
		if (isUuid(input.sessionId)) await revokeSession(context.principal.userId, input.sessionId, context.now());
	},
);
