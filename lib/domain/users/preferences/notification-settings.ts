import {
	NOTIFICATION_SETTINGS,
	type NotificationSetting,
	type NotificationSettingsModel,
} from "#lib/contract/notification-settings.ts";

/** All on but these two (lib/contract/README.md "Sender identities"). */
const OFF_BY_DEFAULT: readonly NotificationSetting[] = ["sent", "attachSignedDocument"];

/** What was changed, by name. */
type Switches = Record<string, boolean>;

/** Whether the stored settings, which hold only what was changed, ask for a mail. */
export function wantsMail(stored: Switches, setting: NotificationSetting): boolean {
	return stored[setting] ?? !OFF_BY_DEFAULT.includes(setting);
}

/** Every switch as it stands. */
export function readSettings(stored: Switches): NotificationSettingsModel {
	const entries = NOTIFICATION_SETTINGS.map((name) => [name, wantsMail(stored, name)] as const);
	return Object.fromEntries(entries) as NotificationSettingsModel;
}

/** The switches that a mail of this version obeys; the others are kept for what is to come. */
export const OFFERED_SETTINGS = [
	"viewed",
	"signed",
	"completed",
	"attachSignedDocument",
	"declined",
	"reassigned",
	"expired",
	"deliveryFailed",
	"authenticationFailed",
] as const satisfies readonly NotificationSetting[];

/** Each switch a person can turn, as it stands. */
export function readOfferedSettings(stored: Switches): Record<(typeof OFFERED_SETTINGS)[number], boolean> {
	const entries = OFFERED_SETTINGS.map((name) => [name, wantsMail(stored, name)] as const);
	return Object.fromEntries(entries) as Record<(typeof OFFERED_SETTINGS)[number], boolean>;
}
