import { findNotificationSettings } from "#lib/db/stores/users/users.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { readOfferedSettings } from "./notification-settings.ts";

type SettingsView = {
	notifications: ReturnType<typeof readOfferedSettings>;
};

/** What a person can see and change about themselves. */
export const viewSettings = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext): Promise<SettingsView> => {
		const stored = await findNotificationSettings(context.principal.userId);
		return { notifications: readOfferedSettings(stored) };
	},
);
