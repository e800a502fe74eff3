import { randomUUID } from "node:crypto";
import { lockAccount } from "#lib/db/stores/installation/provisioning.ts";
import { findOAuthApp } from "#lib/db/stores/oauth/oauth-apps.ts";
import { countEndpoints, insertEndpoint } from "#lib/db/stores/webhooks/webhook-endpoints.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireOwnAccount } from "#lib/policy/grants.ts";
import { newEndpointSecret } from "./endpoint-secrets.ts";
import { noteWebhookEvent } from "./note-webhook-event.ts";
import { type EndpointSettings, MAX_ENDPOINTS, settledEndpoint } from "./rules.ts";

/** The secret is shown this once. */
type NewEndpoint = { endpointId: string; secret: string } & EndpointSettings;

/**
 * Makes an address known that is told what happens in the account.
 *
 * @throws AppError Forbidden for anybody but an Admin, and for the own network where it is not the operator; NotFound for an unknown application; ValidationError
 * that names the setting
 */
export const createEndpoint = defineVerb(
	{ permission: "webhooks.change" },
	async (context: Context, { accountId, ...given }: EndpointSettings & { accountId: string }): Promise<NewEndpoint> => {
		requireOwnAccount(context.principal, accountId);
		const settings = settledEndpoint(given);
		const isOperator = context.principal.kind === "operator";
		if (settings.mayReachPrivate && !isOperator) throw fieldRefusal("url", said("endpointUrlPrivate"), "Forbidden");
		const endpointId = randomUUID();
		const name = new URL(settings.url).host;
		const { secret, sealed } = newEndpointSecret();
		return inTransaction(async (tx) => {
			if (settings.appId !== null) {
				const app = isUuid(settings.appId) ? await findOAuthApp(tx, accountId, settings.appId) : null;
				if (!app) throw notFound("application");
			}
			const account = await lockAccount(tx, accountId);
			if (!account) throw new AppError("NotFound");
			if ((await countEndpoints(tx, account)) >= MAX_ENDPOINTS) {
				throw fieldRefusal("url", said("endpointsMany", { limit: MAX_ENDPOINTS }));
			}
			await insertEndpoint(tx, account, { id: endpointId, ...settings, secret: sealed, createdAt: context.now() });
			await noteWebhookEvent(tx, context, { accountId, type: "WebhookCreated", endpointId, name });
			return { endpointId, ...settings, secret };
		});
	},
);
