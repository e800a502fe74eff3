import { z } from "zod";
import type { RefusalKey } from "#lib/i18n/refusals/said.ts";

const text = z.string().max(2000);

/** What an admin may set of an application, as its form sends it; lib/domain/oauth-apps/rules.ts judges the values. */
export const oauthAppSettings = z.object({
	name: text,
	redirectUris: z.array(text).max(100),
	scopes: z.array(text).max(100),
	/** Days; null: until it is rolled. */
	secretValidityDays: z.number("wholeDays" satisfies RefusalKey).nullable(),
	billing: z.enum(["User", "Owner"]),
	refreshMode: z.enum(["Absolute", "Sliding"]),
	/** As whom client credentials act; null: they get no token. */
	actingUserId: z.uuid().nullable(),
});
export type OAuthAppSettings = z.output<typeof oauthAppSettings>;
