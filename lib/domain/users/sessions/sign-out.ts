import { findSessionAtProvider } from "#lib/db/stores/users/sign-in-providers.ts";
import { revokeSessionById } from "#lib/db/stores/users/users.ts";
import type { Context } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { leavingAddress } from "../provider/session-at-provider.ts";

/**
 * Ends the session: a copy of the cookie is worth nothing afterwards.
 *
 * @param onward where the browser goes once it is signed out there too; null: to the sign-in page
 * @returns where the browser signs out of the provider by which it had signed in; null where there is nothing to do
 */
export const signOut = defineVerb(
	{ permission: "identity.prove" },
	async (context: Context, sessionId: string, onward: string | null = null): Promise<string | null> => {
		if (!isUuid(sessionId)) return null;
		const atProvider = await findSessionAtProvider(sessionId);
		const now = context.now();
		await revokeSessionById(sessionId, now);
		return leavingAddress(atProvider, onward, now);
	},
);
