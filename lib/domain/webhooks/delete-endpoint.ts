import { deleteEndpointRow } from "#lib/db/stores/webhooks/webhook-endpoints.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteWebhookEvent } from "./note-webhook-event.ts";
import { type EndpointKey, requireEndpoint } from "./require-endpoint.ts";

/** Removes an endpoint with its log; what is on its way to it is dropped. @throws AppError Forbidden, NotFound */
export const deleteEndpoint = defineVerb(
	{ permission: "webhooks.manage" },
	async (context: Context, key: EndpointKey): Promise<void> => {
		const { accountId, endpointId } = key;
		await inTransaction(async (tx) => {
			await deleteEndpointRow(tx, await requireEndpoint(tx, context, key));
			await noteWebhookEvent(tx, context, { accountId, type: "WebhookDeleted", endpointId });
		});
	},
);
