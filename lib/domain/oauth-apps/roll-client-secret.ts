import { endOtherSecrets, findOAuthApp, lockOAuthApp } from "#lib/db/stores/oauth/oauth-apps.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireOwnAccount } from "#lib/policy/grants.ts";
import { HOUR_MS } from "#lib/units.ts";
import { noteOAuthEvent } from "./account-event.ts";
import { addClientSecret } from "./client-secret.ts";
import type { ClientCredentials } from "./create-oauth-app.ts";

const MAX_OVERLAP_HOURS = 30 * 24;

type Roll = {
	accountId: string;
	appId: string;
	environment: "live" | "sandbox";
	/** How long the secrets before stay good, so that nothing stops while the new one is put in place; 0: not at all. */
	overlapHours: number;
};

/**
 * Gives an application a new secret for one environment.
 *
 * @returns the secret, which is shown this once
 * @throws AppError Forbidden, NotFound, or ValidationError for an overlap out of range
 */
export const rollClientSecret = defineVerb(
	{ permission: "oauth-apps.change" },
	async (context: Context, input: Roll): Promise<ClientCredentials> => {
		const { accountId, appId, environment, overlapHours } = input;
		requireOwnAccount(context.principal, accountId);
		if (!isUuid(appId)) throw new AppError("NotFound");
		if (!(overlapHours >= 0 && overlapHours <= MAX_OVERLAP_HOURS)) {
			throw fieldRefusal("overlapHours", said("secretOverlap", { limit: MAX_OVERLAP_HOURS }));
		}
		const now = context.now();
		return inTransaction(async (tx) => {
			if (!(await lockOAuthApp(tx, accountId, appId))) throw new AppError("NotFound");
			const app = await findOAuthApp(tx, accountId, appId);
			const client = app?.clients.find((one) => one.isSandbox === (environment === "sandbox"));
			if (!app || !client) throw new AppError("NotFound");
			const made = await addClientSecret(tx, { clientId: client.id, validityDays: app.secretValidityDays, now });
			await endOtherSecrets(tx, client.id, made.secretId, new Date(now.getTime() + overlapHours * HOUR_MS));
			const data = { appId, name: app.name, environment, clientId: client.id, overlapHours: String(overlapHours) };
			await noteOAuthEvent(tx, context, { accountId, type: "OAuthSecretRolled", data });
			return { clientId: client.id, clientSecret: made.clientSecret, secretExpiresAt: made.expiresAt };
		});
	},
);
