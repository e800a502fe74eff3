import { log } from "#lib/config/log.ts";
import { hashSecret } from "#lib/crypto/secrets.ts";
import { type FoundApiKey, findLiveApiKey, touchApiKey } from "#lib/db/stores/api-keys.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";

const TOUCH_EVERY_MS = 60_000;
/** Longer ones are unknown without asking the database. */
export const MAX_KEY_LENGTH = 500;

/** Who a key acts for, and the plan that decides what may be done with it. */
export type AuthenticatedKey = { principal: UserPrincipal; plan: string };

/**
 * Finds out who sent a key. The database is asked every time, so a revoked key or a deactivated user is
 * out at once; the lookup is one indexed read.
 *
 * @returns null for an unknown, expired or revoked key, or when its user is not active
 */
export async function authenticateApiKey(key: string, now: Date = new Date()): Promise<AuthenticatedKey | null> {
	if (key.length > MAX_KEY_LENGTH) return null;
	const found = await findLiveApiKey(hashSecret(key), now);
	return found && authenticated(found, now);
}

/** Notes that a key that was found is in use. */
export function authenticated(found: FoundApiKey, now: Date): AuthenticatedKey {
	if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() > TOUCH_EVERY_MS) {
		// The request does not wait for this, and does not fail by it.
		touchApiKey(found.id, now).catch((error: unknown) =>
			log.warn({ error }, "could not record the last use of an API key"),
		);
	}
	const { id, plan, scopes, lastUsedAt: _, ...user } = found;
	const limits = scopes === null ? {} : { scopes: scopes.split(" ").filter(Boolean) };
	return { principal: { kind: "user", ...user, ...limits, via: "api-key", credentialId: id }, plan };
}
