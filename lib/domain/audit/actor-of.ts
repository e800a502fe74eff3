import type { Context } from "#lib/domain/context.ts";

/** Who acts, for the account's log: an address, or the name of what acts by itself. */
export function actorOf({ principal }: Context): string {
	return principal.kind === "system" ? principal.name : principal.email;
}
