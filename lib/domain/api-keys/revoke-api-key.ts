import type { OperatorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { endKey } from "./end-key.ts";

/**
 * Ends any API key at once.
 *
 * @throws AppError NotFound for an unknown, foreign or already revoked key
 */
export const revokeApiKey = defineVerb(
	{ permission: "installation.administer" },
	(context: OperatorContext, { accountId, apiKeyId }: { accountId: string; apiKeyId: string }): Promise<void> =>
		endKey(context, accountId, apiKeyId),
);
