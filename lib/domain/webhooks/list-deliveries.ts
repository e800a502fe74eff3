import { listDeliveryRows, type ShownDelivery } from "#lib/db/stores/webhook-deliveries.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type EndpointKey, requireEndpoint } from "./require-endpoint.ts";

export type DeliveryFilter = { status: ShownDelivery["status"] | null; limit: number };

/** The latest deliveries to an endpoint, the newest first. @throws AppError Forbidden, NotFound */
export const listDeliveries = defineVerb(
	{ permission: "webhooks.manage" },
	async (context: Context, { status, limit, ...key }: EndpointKey & DeliveryFilter): Promise<ShownDelivery[]> => {
		await inTransaction((tx) => requireEndpoint(tx, context, key));
		return listDeliveryRows(key.accountId, key.endpointId, { status, limit });
	},
);
