import { env } from "#lib/config/env.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { viewOwnWays } from "#lib/domain/users/factors/view-own-ways.ts";

/** The reader as the dialog asks them that has them prove again who they are; and whether they have a factor at all. */
export async function personOfPage(context: UserContext) {
	const { hasFactor, ...ways } = await viewOwnWays(context);
	const person = { email: context.principal.email, host: new URL(env().publicUrl).host, ...ways };
	return { person, hasFactor };
}
