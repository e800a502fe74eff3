import { z } from "zod";
import { CATALOGUE_LOCALES } from "#lib/i18n/locales.ts";
import { ACCOUNT_LIMITS } from "./account-settings.ts";

const within = ({ from, to }: { from: number; to: number }) => z.int().min(from).max(to);

/** What documents begin with that are made in the workplace; null: as the brand says, else as usual. */
export const draftDefaults = z.object({
	/** Days until it expires. */
	expiryDays: within(ACCOUNT_LIMITS.expiryDays).nullable().default(null),
	/** "none": nobody is reminded. */
	reminders: z
		.union([
			z.literal("none"),
			z.object({ days: within(ACCOUNT_LIMITS.reminderDays), count: within(ACCOUNT_LIMITS.reminderCount) }),
		])
		.nullable()
		.default(null),
	enableSigningOrder: z.boolean().default(false),
	enableReassign: z.boolean().default(true),
	/** The language of those who are asked; null: that of whoever asks. */
	signerLocale: z.enum(CATALOGUE_LOCALES).nullable().default(null),
});
export type DraftDefaults = z.output<typeof draftDefaults>;
