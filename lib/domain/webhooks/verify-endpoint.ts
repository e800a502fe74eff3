import { randomUUID } from "node:crypto";
import type { CausedWebhookEvent } from "#lib/contract/webhooks/events.ts";
import { insertVerification } from "#lib/db/stores/webhooks/webhook-deliveries.ts";
import { countSince } from "#lib/db/stores/webhooks/webhook-log.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { enqueueDeliveries } from "#lib/domain/notices/emit-events.ts";
import type { EventContext } from "#lib/domain/notices/event-context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type EndpointKey, requireEndpoint } from "./require-endpoint.ts";
import { MAX_TEST_CALLS } from "./rules.ts";

/** The event of the endpoint itself. */
export const ENDPOINT_EVENT = "Verification" satisfies CausedWebhookEvent;

/**
 * Sends an endpoint an event that tells of nothing, to show that it is reached and checks signatures. Whether
 * it was taken stands in the log of its deliveries.
 *
 * @throws AppError Forbidden, NotFound; Conflict while it is disabled; RateLimited after MAX_TEST_CALLS in a minute
 */
export const verifyEndpoint = defineVerb(
	{ permission: "webhooks.manage" },
	async (context: Context, key: EndpointKey): Promise<{ deliveryId: string }> => {
		return inTransaction(async (tx) => {
			const endpoint = await requireEndpoint(tx, context, key);
			if (endpoint.disabledAt !== null) throw refusal("Conflict", said("endpointDisabled"));
			const minuteAgo = new Date(context.now().getTime() - 60_000);
			if ((await countSince(tx, endpoint, ENDPOINT_EVENT, minuteAgo)) >= MAX_TEST_CALLS) {
				throw refusal("RateLimited", said("testCallsMany", { limit: MAX_TEST_CALLS }), { retryAfterSeconds: 60 });
			}
			const { principal } = context;
			const told: EventContext = {
				actor: { userType: "Admin", id: principal.kind === "user" ? principal.userId : "" },
				previousState: null,
			};
			const event = { eventId: randomUUID(), eventType: ENDPOINT_EVENT, context: told };
			const deliveryId = await insertVerification(tx, endpoint, event, context.now());
			await enqueueDeliveries(tx, [{ id: deliveryId, ...key }]);
			return { deliveryId };
		});
	},
);
