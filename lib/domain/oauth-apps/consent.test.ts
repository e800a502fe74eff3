import { expect, it } from "vitest";
import { OAUTH_SCOPES } from "#lib/contract/scopes.ts";
import { db } from "#lib/db/client.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeOAuthApp } from "#lib/testing/oauth-caller.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { giveConsent } from "./consent.ts";
import { findClient } from "./find-client.ts";

useTestDatabase();

/** Scopes whose tokens make Admins. */
const POWERFUL = ["Service.Users.All", "Service.Users.Write"];

it.each([
	["live", "Admin", POWERFUL],
	// Who may become an Admin later is asked now: the consent stays.
	["live", "Member", POWERFUL],
	["sandbox", "Admin", []],
] as const)(
	"an old session must be confirmed for scopes of a %s app that make Admins: %s",
	async (kind, role, asked) => {
		const { principal, ...context } = await makeUserContext({ role });
		const app = await makeOAuthApp(principal.accountId);
		const client = await findClient(app[kind].clientId);
		if (!client) throw new Error("The app was not found.");
		const old = { ...context, principal: { ...principal, reauthedAt: new Date(0) } };
		const refused: string[] = [];
		for (const scope of OAUTH_SCOPES) {
			await giveConsent(old, client, ["openid", scope]).catch((error: { code: string }) => {
				expect(error.code).toBe("ReauthRequired");
				refused.push(scope);
			});
		}
		expect(refused).toEqual(asked);
		await giveConsent({ ...context, principal: { ...principal, reauthedAt: context.now() } }, client, asked);
		const kept = await db().oAuthConsent.findMany({ where: { userId: principal.userId } });
		expect(kept.flatMap(({ scopes }) => scopes).toSorted()).toEqual([...OAUTH_SCOPES].toSorted());
	},
);
