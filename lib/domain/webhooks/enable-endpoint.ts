import { updateEndpoint } from "#lib/db/stores/webhooks/webhook-endpoints.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteWebhookEvent } from "./note-webhook-event.ts";
import { type EndpointKey, requireEndpoint } from "./require-endpoint.ts";

/**
 * Tells an endpoint again what happens from now on. What was given up is sent again only when asked for.
 *
 * @throws AppError Forbidden, NotFound
 */
export const enableEndpoint = defineVerb(
	{ permission: "webhooks.manage" },
	async (context: Context, key: EndpointKey): Promise<void> => {
		const { accountId, endpointId } = key;
		await inTransaction(async (tx) => {
			const endpoint = await requireEndpoint(tx, context, key);
			if (endpoint.disabledAt === null) return;
			await updateEndpoint(tx, endpoint, { disabledAt: null, disabledReason: null, disabledStatus: null });
			await noteWebhookEvent(tx, context, { accountId, type: "WebhookEnabled", endpointId });
		});
	},
);
