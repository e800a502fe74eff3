import { NOTIFICATION_SETTINGS, type NotificationSetting } from "#lib/contract/notification-settings.ts";
import { setNotificationSettings } from "#lib/db/stores/users/users.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** Stores which mails the user wants; names that are not switches are dropped. */
export const updateNotificationSettings = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext, input: { settings: Partial<Record<NotificationSetting, boolean>> }): Promise<void> => {
		const known = NOTIFICATION_SETTINGS.filter((name) => typeof input.settings[name] === "boolean");
		const settings = Object.fromEntries(known.map((name) => [name, input.settings[name] === true]));
		await setNotificationSettings(context.principal.userId, settings);
	},
);
