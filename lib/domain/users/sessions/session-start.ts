import { findLiveSession } from "#lib/db/stores/users/users.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/**
 * When the user of a browser session has signed in there. Who came by a provider has done so when they proved to it who
 * they are; 1970: it did not say. null when the session has ended meanwhile.
 */
export const sessionStart = defineVerb(
	{ permission: "self.manage" },
	async ({ principal, now }: UserContext): Promise<Date | null> => {
		const session = principal.via === "session" ? await findLiveSession(principal.credentialId, now()) : null;
		if (!session) return null;
		return new Date(Math.min(session.provedAt.getTime(), session.createdAt.getTime()));
	},
);
