import { findLiveSession } from "#lib/db/stores/users.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** When the user of a browser session has signed in there; null when the session has ended meanwhile. */
export const sessionStart = defineVerb(
	{ permission: "self.manage" },
	async ({ principal, now }: UserContext): Promise<Date | null> => {
		const session = principal.via === "session" ? await findLiveSession(principal.credentialId, now()) : null;
		return session?.createdAt ?? null;
	},
);
