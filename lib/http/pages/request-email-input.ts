import { z } from "zod";
import { REQUEST_EMAIL_LIMITS } from "#lib/contract/request-email.ts";
import type { RefusalKey } from "#lib/i18n/refusals/said.ts";

const tooLong = "tooLong" satisfies RefusalKey;

/** Subject and message as a page’s form gives them. The subject is one line. */
export const requestEmailInput = z.object({
	subject: z
		.string()
		.transform((text) => text.replace(/\s+/g, " ").trim())
		.pipe(z.string().max(REQUEST_EMAIL_LIMITS.subject, tooLong)),
	message: z.string().trim().max(REQUEST_EMAIL_LIMITS.message, tooLong),
});
