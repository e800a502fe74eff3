import { env } from "#lib/config/env.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";

/**
 * Whether the outbox is there for this person. It holds everybody's links, so it is the admin's alone,
 * and nobody's once mail leaves the house.
 */
export function hasOutbox(principal: UserPrincipal): boolean {
	return env().smtpUrl === null && principal.role === "Admin";
}
