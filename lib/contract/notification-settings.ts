import { z } from "zod";
import { optionalFlag } from "./shape-values.ts";

/** Which mails a person can switch on and off (lib/contract/README.md "Sender identities"). */
export const NOTIFICATION_SETTINGS = [
	"viewed",
	"sent",
	"deliveryFailed",
	"declined",
	"revoked",
	"reassigned",
	"completed",
	"signed",
	"expired",
	"authenticationFailed",
	"reminders",
	"attachSignedDocument",
] as const;
export type NotificationSetting = (typeof NOTIFICATION_SETTINGS)[number];

type Each<T> = { [S in NotificationSetting]: T };

function each<T>(make: () => T): Each<T> {
	return Object.fromEntries(NOTIFICATION_SETTINGS.map((name) => [name, make()])) as Each<T>;
}

/** Switches as a request gives them: those that are not given are null. */
export const notificationSettings = z.object(each(() => optionalFlag())).nullish();

/** Every switch as it stands. */
export const notificationSettingsModel = z.object(each(() => z.boolean()));
export type NotificationSettingsModel = z.infer<typeof notificationSettingsModel>;
