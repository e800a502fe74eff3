import { findNotificationSettings } from "#lib/db/stores/users.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listSessions, type SessionSummary } from "./list-sessions.ts";
import { readOfferedSettings } from "./notification-settings.ts";

export type SettingsView = {
	notifications: ReturnType<typeof readOfferedSettings>;
	sessions: SessionSummary[];
};

/** What a person can see and change about themselves. */
export const viewSettings = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext): Promise<SettingsView> => {
		const [stored, sessions] = await Promise.all([
			findNotificationSettings(context.principal.userId),
			listSessions(context),
		]);
		return { notifications: readOfferedSettings(stored), sessions };
	},
);
