import { z } from "zod";
import { IDENTITY_REJECTIONS } from "#lib/contract/signing/identity-page.ts";
import type { RefusalKey } from "#lib/i18n/refusals/said.ts";

/** Which try was looked at. */
export const identityAttempt = z.int().min(1);

/** Why somebody refuses what a signer showed; of the kind of document only the checks judge. */
export const identityRefusal = {
	reason: z.enum(IDENTITY_REJECTIONS).exclude(["WrongKind"]),
	note: z
		.string()
		.trim()
		.max(500, "tooLong" satisfies RefusalKey)
		.nullable(),
};
