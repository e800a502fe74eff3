import { randomBytes, randomUUID } from "node:crypto";
import type { OAuthAppSettings } from "#lib/contract/oauth-app-settings.ts";
import { insertOAuthApp } from "#lib/db/stores/oauth/oauth-apps.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireOwnAccount } from "#lib/policy/grants.ts";
import { noteOAuthEvent } from "./account-event.ts";
import { assertActingUser } from "./acting-user.ts";
import { addClientSecret } from "./client-secret.ts";
import { settledApp } from "./rules.ts";

/** What an application signs in with in one environment; the secret is shown this once. */
export type ClientCredentials = { clientId: string; clientSecret: string; secretExpiresAt: Date | null };
export type NewOAuthApp = { appId: string; name: string; live: ClientCredentials; sandbox: ClientCredentials };

/**
 * Registers an application with credentials for both environments.
 *
 * @throws AppError Forbidden for anybody but an Admin; ValidationError that names the setting
 */
export const createOAuthApp = defineVerb(
	{ permission: "oauth-apps.change" },
	async (context: Context, { accountId, ...given }: OAuthAppSettings & { accountId: string }): Promise<NewOAuthApp> => {
		requireOwnAccount(context.principal, accountId);
		const settings = settledApp(given);
		const appId = randomUUID();
		const now = context.now();
		const live = { id: newClientId(), isSandbox: false };
		const sandbox = { id: newClientId(), isSandbox: true };
		await assertActingUser(accountId, settings.actingUserId);
		return inTransaction(async (tx) => {
			await insertOAuthApp(tx, { id: appId, accountId, createdAt: now, ...settings }, [live, sandbox]);
			const secret = async (clientId: string): Promise<ClientCredentials> => {
				const made = await addClientSecret(tx, { clientId, validityDays: settings.secretValidityDays, now });
				return { clientId, clientSecret: made.clientSecret, secretExpiresAt: made.expiresAt };
			};
			const credentials = { live: await secret(live.id), sandbox: await secret(sandbox.id) };
			const data = { appId, name: settings.name };
			await noteOAuthEvent(tx, context, { accountId, type: "OAuthAppCreated", data });
			return { appId, name: settings.name, ...credentials };
		});
	},
);

function newClientId(): string {
	return randomBytes(16).toString("hex");
}
