import { updateEndpoint } from "#lib/db/stores/webhooks/webhook-endpoints.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteWebhookEvent } from "./note-webhook-event.ts";
import { type EndpointKey, requireEndpoint } from "./require-endpoint.ts";

/**
 * Stops telling an endpoint anything until it is enabled. What happens meanwhile is not told later, and what is on
 * its way ends at its next attempt.
 *
 * @throws AppError Forbidden, NotFound
 */
export const pauseEndpoint = defineVerb(
	{ permission: "webhooks.manage" },
	async (context: Context, key: EndpointKey): Promise<void> => {
		const { accountId, endpointId } = key;
		await inTransaction(async (tx) => {
			const endpoint = await requireEndpoint(tx, context, key);
			if (endpoint.disabledAt !== null) return;
			await updateEndpoint(tx, endpoint, { disabledAt: context.now(), disabledReason: null, disabledStatus: null });
			await noteWebhookEvent(tx, context, { accountId, type: "WebhookPaused", endpointId });
		});
	},
);
