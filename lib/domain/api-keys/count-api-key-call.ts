import { hashSecret } from "#lib/crypto/secrets.ts";
import { type CallCount, type CallCounter, countLiveApiKey } from "#lib/db/stores/api-keys.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type AuthenticatedKey, authenticated, MAX_KEY_LENGTH } from "./authenticate-api-key.ts";

/**
 * Finds out who sent a key, like authenticateApiKey, and counts the call with the same look.
 *
 * @returns null for an unknown, expired or revoked key, or when its user is not active; nothing is counted then
 */
export const countApiKeyCall = defineVerb(
	{ permission: "identity.prove" },
	async (
		context: VisitorContext,
		key: string,
		counter: CallCounter,
	): Promise<(AuthenticatedKey & { count: CallCount }) | null> => {
		if (key.length > MAX_KEY_LENGTH) return null;
		const now = context.now();
		const found = await countLiveApiKey(hashSecret(key), now, counter);
		return found && { ...authenticated(found.key, now), count: found.count };
	},
);
