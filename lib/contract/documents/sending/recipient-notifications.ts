import { z } from "zod";
import { optionalFlag } from "#lib/contract/shape-values.ts";
import { RECIPIENT_NOTIFICATIONS, type RecipientNotification, type RecipientNotifications } from "../literals.ts";

const flags = Object.fromEntries(RECIPIENT_NOTIFICATIONS.map((name) => [name, optionalFlag()])) as Record<
	RecipientNotification,
	ReturnType<typeof optionalFlag>
>;

/** The switches as they come in; only what was said is kept, null when nothing was. */
export const recipientNotificationSettings = z
	.object(flags)
	.nullish()
	.transform((given): RecipientNotifications | null => {
		const said = Object.entries(given ?? {}).filter(([, value]) => value !== null);
		return said.length === 0 ? null : Object.fromEntries(said);
	});

/** The switches as they are read back: all of them. */
export const recipientNotificationsModel = z.object(
	Object.fromEntries(RECIPIENT_NOTIFICATIONS.map((name) => [name, z.boolean()])) as Record<
		RecipientNotification,
		z.ZodBoolean
	>,
);
