import type { OperatorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { keepApiKey, type NewApiKey } from "./keep-api-key.ts";

/**
 * Makes an API key for any user.
 *
 * @returns the key, which is shown this once: only its hash is stored
 * @throws AppError ValidationError when a fixed key exists already
 */
export const createApiKey = defineVerb(
	{ permission: "installation.administer" },
	(context: OperatorContext, input: NewApiKey) => keepApiKey(context, input),
);
