import type { Context } from "#lib/domain/context.ts";

/** Who acts, for the account's log: an address, or the name of what acts by itself. */
export function actorOf({ principal }: Pick<Context, "principal">): string {
	return "email" in principal ? principal.email : principal.name;
}
