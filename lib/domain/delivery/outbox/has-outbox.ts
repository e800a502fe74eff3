import { env } from "#lib/config/env.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";
import { isAllowed } from "#lib/policy/grants.ts";

/** Ways of delivery that have no provider: what would go out on them is kept and can be read. */
export function keptChannels(): ("mail" | "sms")[] {
	return [...(env().smtpUrl === null ? (["mail"] as const) : []), ...(env().sms === null ? (["sms"] as const) : [])];
}

/**
 * Whether the outbox is there for this person. It holds everybody's links, so it is the admin's alone,
 * and nobody's once mail leaves the house; text messages that cannot leave it are shown on.
 */
export function hasOutbox(principal: UserPrincipal): boolean {
	return keptChannels().length > 0 && isAllowed(principal, "outbox.read");
}
