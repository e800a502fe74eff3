import { findSessionAtProvider } from "#lib/db/stores/sign-in-providers.ts";
import { findLiveSession } from "#lib/db/stores/users.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { provedThereAt } from "./provider/session-at-provider.ts";

/**
 * When the user of a browser session has proved who they are as it began; null when the session has ended meanwhile. Whoever
 * came from a provider has done so there, which may be longer ago.
 */
export const sessionStart = defineVerb(
	{ permission: "self.manage" },
	async ({ principal, now }: UserContext): Promise<Date | null> => {
		if (principal.via !== "session") return null;
		const session = await findLiveSession(principal.credentialId, now());
		if (!session) return null;
		const there = provedThereAt(await findSessionAtProvider(principal.credentialId));
		return there && there < session.createdAt ? there : session.createdAt;
	},
);
