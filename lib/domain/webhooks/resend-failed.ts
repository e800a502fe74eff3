import { restartFailed } from "#lib/db/stores/webhooks/webhook-log.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { enqueueDeliveries } from "#lib/domain/notices/emit-events.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type EndpointKey, requireEndpoint } from "./require-endpoint.ts";
import { MAX_RESENT } from "./rules.ts";

/**
 * Sends everything once more that was given up for an endpoint, at most MAX_RESENT at once, those that happened first.
 *
 * @returns how many are on their way
 * @throws AppError Forbidden, NotFound; Conflict while it is disabled
 */
export const resendFailed = defineVerb(
	{ permission: "webhooks.manage" },
	async (context: Context, key: EndpointKey): Promise<{ count: number }> =>
		inTransaction(async (tx) => {
			const endpoint = await requireEndpoint(tx, context, key);
			if (endpoint.disabledAt !== null) throw refusal("Conflict", said("endpointDisabled"));
			const ids = await restartFailed(tx, endpoint, context.now(), MAX_RESENT);
			await enqueueDeliveries(
				tx,
				ids.map((id) => ({ id, ...key })),
			);
			return { count: ids.length };
		}),
);
