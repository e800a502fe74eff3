import type { Context } from "#lib/domain/context.ts";

/** By what someone acted, besides their address, for the account's log: their browser, or the kind of their credential. */
export function seenFrom({ principal, userAgent }: Pick<Context, "principal" | "userAgent">): Record<string, string> {
	if (principal.kind !== "user") return {};
	if (principal.via !== "session") return { through: principal.via };
	return userAgent === "" ? {} : { browser: userAgent.slice(0, 300) };
}
