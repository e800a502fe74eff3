import { findConsent, upsertConsent } from "#lib/db/stores/oauth/oauth-consents.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context, UserContext, UserPrincipal, VisitorContext } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { mustConfirmScopes } from "#lib/policy/grants.ts";
import { noteOAuthEvent } from "./account-event.ts";
import { artifactTx } from "./artifact-scope.ts";
import type { Client } from "./find-client.ts";

/** Whether a user has allowed a client all of these scopes before, and need not confirm it’s them now. */
export const hasConsented = defineVerb(
	{ permission: "authorization.serve" },
	async (
		{ now }: VisitorContext,
		user: UserPrincipal,
		{ clientId, isSandbox }: Client,
		scopes: readonly string[],
	): Promise<boolean> => {
		if (mustConfirmScopes({ principal: user, now }, { scopes, isSandbox })) return false;
		const given = await findConsent(artifactTx(), user.userId, clientId);
		return given !== null && scopes.every((scope) => given.includes(scope));
	},
);

/**
 * The signed-in user allows a client these scopes, on top of what they allowed before.
 *
 * @throws AppError ReauthRequired where the scopes let it do what a session must confirm
 */
export const giveConsent = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext, client: Client, scopes: readonly string[]): Promise<void> => {
		const { userId } = context.principal;
		const { isSandbox } = client;
		if (mustConfirmScopes(context, { scopes, isSandbox })) throw new AppError("ReauthRequired");
		await inTransaction(async (tx) => {
			await upsertConsent(tx, { userId, clientId: client.clientId, scopes, now: context.now() });
			for (const accountId of accountsOf(context, client)) {
				const data = { ...named(client), scopes: [...scopes] };
				await noteOAuthEvent(tx, context, { accountId, type: "OAuthConsentGiven", userId, data });
			}
		});
	},
);

/** The signed-in user does not let a client in; what they allowed before stays. */
export const denyConsent = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext, client: Client, scopes: readonly string[]): Promise<void> => {
		const { userId } = context.principal;
		await inTransaction(async (tx) => {
			for (const accountId of accountsOf(context, client)) {
				const data = { ...named(client), scopes: [...scopes] };
				await noteOAuthEvent(tx, context, { accountId, type: "OAuthConsentDenied", userId, data });
			}
		});
	},
);

/** An event of a client in the log of the account that owns it. */
export const noteClientEvent = defineVerb(
	{ permission: "authorization.serve" },
	(context: Context, client: Client, event: Omit<Parameters<typeof noteOAuthEvent>[2], "accountId">): Promise<void> => {
		const data = { ...named(client), ...event.data };
		return noteOAuthEvent(artifactTx(), context, { ...event, accountId: client.accountId, data });
	},
);

function named(client: Client): Record<string, string> {
	const environment = client.isSandbox ? "sandbox" : "live";
	return { appId: client.appId, name: client.appName, clientId: client.clientId, environment };
}

/** An app of another account concerns both. */
function accountsOf(context: UserContext, client: Client): Set<string> {
	return new Set([context.principal.accountId, client.accountId]);
}
