import { NOTIFICATION_SETTINGS, type NotificationSetting } from "#lib/contract/notification-settings.ts";

type Given = Partial<Record<NotificationSetting, boolean | null>> | null | undefined;

/** The switches that a request says something about; the others follow the defaults. */
export function givenSettings(given: Given): Partial<Record<NotificationSetting, boolean>> {
	const known = NOTIFICATION_SETTINGS.filter((name) => typeof given?.[name] === "boolean");
	return Object.fromEntries(known.map((name) => [name, given?.[name] === true]));
}
