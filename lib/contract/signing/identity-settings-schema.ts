import { z } from "zod";
import { IDENTITY_KINDS } from "./identity-page.ts";
import { type IdentitySettings, NAME_MATCHERS } from "./identity-settings.ts";

/** Reads IdentitySettings; in a file of its own, since the pages that change them load no schema. */
export const identitySettings: z.ZodType<IdentitySettings> = z.strictObject({
	nameMatcher: z.enum(NAME_MATCHERS),
	allowedKinds: z.array(z.enum(IDENTITY_KINDS)).min(1).max(IDENTITY_KINDS.length),
	requiresLiveCapture: z.boolean(),
	// Left out in what was stored before there were providers.
	requiresMatchingSelfie: z.boolean().default(false),
	// Documents of before this was asked have none.
	holdsForPrefill: z.boolean().default(false),
});
